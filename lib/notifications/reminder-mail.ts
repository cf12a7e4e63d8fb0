import { addDays, getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import {
  createAnswerRows,
  createParagraph,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { listChanges } from './request-change'
import { isTime } from './request-rows'
import { mustBeConfirmed } from './request-status'
import { summarizeRequest } from './request-summary'
import { describePickupTime, describeWindow } from './safe-answers'
import { readText, type StoredRequest } from './stored-request'

/** By the city's clock, on the day before the pickup. */
const REMINDER_TIME = '16:00'

/**
 * From 4 pm on the day before an active pickup until its window begins, also where the cron job runs once
 * a day. Not if it was booked, or moved there, later than that.
 */
export function isReminderDue(request: StoredRequest, now: Date): boolean {
  const { list, record, details, change } = request
  const { city, email } = summarizeRequest(request)
  const [date, start] = [readText(record, 'date'), readText(record, 'start_time')]
  const isActive = list === 'jobs' && record.job_status === 'active' && !change
  if (!isActive || !city || email === '' || !isIsoDate(date) || !isTime(start)) return false
  const readClock = (time: Date) => {
    const clock = getWallClock(time, city.timeZone)
    return `${clock.date} ${clock.time}`
  }
  const settledAt = new Date(listChanges(details).at(-1)?.at ?? readText(details, 'at'))
  if (Number.isNaN(settledAt.getTime())) return false
  const due = `${addDays(date, -1)} ${REMINDER_TIME}`
  const today = readClock(now)
  return readClock(settledAt) <= due && due <= today && today < `${date} ${start}`
}

/** To the customer before a pickup; undefined for a request without a valid address. */
export function buildReminderMail(request: StoredRequest, settings: CustomerMailSettings) {
  const summary = summarizeRequest(request)
  const { email, firstName, city } = summary
  if (email === '' || !city) return undefined
  const today = getWallClock(settings.now, city.timeZone).date
  const day = readText(request.record, 'date') === today ? 'today' : 'tomorrow'
  const time = describePickupTime(request, summary)
  const window = describeWindow(request, summary)
  const isOpen = mustBeConfirmed(request.details)
  const name = firstName && `, ${firstName}`
  return formatCustomerMail(summary, settings, {
    subject: isOpen ? `your pickup request for ${day}` : `your junk pickup is ${day}`,
    heading: isOpen ? `Your pickup request for ${day}` : `See you ${day}${name}.`,
    preheader: time,
    blocks: [
      createParagraph(
        isOpen
          ? `You asked for a junk pickup ${day}, ${time}. If we haven’t confirmed it with you on the phone yet, please call us.`
          : `The truck arrives ${day} during your window: ${window}.`,
      ),
      createAnswerRows(request, summary),
      ...listChangeBlocks(summary, settings),
    ],
  })
}
