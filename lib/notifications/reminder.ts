import { addDays, getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { listChanges } from './request-change'
import { isTime } from './request-rows'
import { summarizeRequest } from './request-summary'
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
