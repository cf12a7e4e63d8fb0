import { isIsoDate } from '@/lib/dates/wall-clock'
import { buildCalendarFile, CALENDAR_METHOD, type CalendarEvent } from '@/lib/forms/calendar'
import type { CustomerMailSettings } from './customer-mail'
import { createPickupEvent } from './pickup-event'
import { getPickupState } from './pickup-state'
import { mustBeConfirmed } from './pickup-time'
import { CANCELLED, listChanges } from './request-change'
import { isTime } from './request-rows'
import type { RequestSummary } from './request-summary'
import { readText, type StoredRequest } from './stored-request'

/** Some calendars show no status. */
const TITLE_ENDS: Record<CalendarEvent['status'], string> = {
  CONFIRMED: '',
  TENTATIVE: '(not confirmed yet)',
  CANCELLED: '(cancelled)',
}

/** The pickup as a calendar file; none of a quote, nor of a day and window that staff made unreadable. */
export function listPickupAttachments(
  { list, key, record, details, change }: StoredRequest,
  { city, reference }: RequestSummary,
  { phone, now }: Pick<CustomerMailSettings, 'phone' | 'now'>,
) {
  const date = readText(record, 'date')
  const window = { start: readText(record, 'start_time'), end: readText(record, 'end_time') }
  const isReadable = isIsoDate(date) && isTime(window.start) && isTime(window.end)
  if (list !== 'jobs' || !city || !isReadable) return []
  const event = createPickupEvent({ requestKey: key, reference, city, phone, date, window })
  const isCancelled = (change?.to ?? getPickupState(record)) === CANCELLED
  const state = isCancelled ? 'CANCELLED' : mustBeConfirmed(details) ? 'TENTATIVE' : 'CONFIRMED'
  const file = buildCalendarFile(
    {
      ...event,
      status: state,
      title: [event.title, TITLE_ENDS[state]].filter(Boolean).join(' '),
      sequence: getSequence({ record, details, change }),
    },
    now,
  )
  const contentType = `text/calendar; charset=utf-8; method=${CALENDAR_METHOD}`
  return [{ filename: 'pickup.ics', content: file, contentType }]
}

/** Even after a customer's change; the number after it is of the office's own. */
function getSequence({ record, details, change }: Omit<StoredRequest, 'list' | 'key'>): number {
  const lastChange = change ?? listChanges(details).at(-1)
  const state = getPickupState(record)
  if (!lastChange) return state === CANCELLED ? 1 : 0
  const isOfOffice = !change && state !== lastChange.to
  return 2 * (parseInt(lastChange.id) + 1) + (isOfOffice ? 1 : 0)
}
