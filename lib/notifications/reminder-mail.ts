import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { describePickupTime, formatWindowOfCity } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import {
  createAnswerRows,
  createParagraph,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'

/** By the city's clock, on the day before the pickup. */
const REMINDER_TIME = '16:00'

/**
 * From 4 pm on the day before an active pickup until its window begins, also where the cron job runs once
 * a day. Not if it was booked, or moved there, later than that.
 */
export function isReminderDue(request: Request, now: Date): boolean {
  const { city, email, pickup, change, changes } = request
  if (!pickup?.date || !pickup.window || !request.isUntouched || change) return false
  if (!city || email === '') return false
  const { date, window } = pickup
  const readClock = (time: Date) => {
    const clock = getWallClock(time, city.timeZone)
    return `${clock.date} ${clock.time}`
  }
  const settledAt = new Date(changes.at(-1)?.at ?? request.at)
  if (Number.isNaN(settledAt.getTime())) return false
  const due = `${addDays(date, -1)} ${REMINDER_TIME}`
  const today = readClock(now)
  return readClock(settledAt) <= due && due <= today && today < `${date} ${window.start}`
}

/** To the customer before a pickup; undefined for a request without a valid address. */
export function buildReminderMail(request: Request, settings: CustomerMailSettings) {
  const { email, firstName, city, pickup } = request
  if (email === '' || !city || !pickup) return undefined
  const today = getWallClock(settings.now, city.timeZone).date
  const day = pickup.date === today ? 'today' : 'tomorrow'
  const time = describePickupTime(pickup, city)
  const window = formatWindowOfCity(pickup, city)
  const isOpen = request.mustBeConfirmed
  const name = firstName && `, ${firstName}`
  return formatCustomerMail(request, settings, {
    subject: isOpen ? `your pickup request for ${day}` : `your junk pickup is ${day}`,
    heading: isOpen ? `Your pickup request for ${day}` : `See you ${day}${name}.`,
    preheader: time,
    blocks: [
      createParagraph(
        isOpen
          ? `You asked for a junk pickup ${day}, ${time}. If we haven’t confirmed it with you on the phone yet, please call us.`
          : `The truck arrives ${day} during your window: ${window}.`,
      ),
      createAnswerRows(request),
      ...listChangeBlocks(request, settings),
    ],
  })
}
