import { BRAND } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'
import { FIRST_CALL } from '@/lib/content/next-steps'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import type { ArrivalWindow } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { buildCalendarFile, CALENDAR_METHOD, type CalendarEvent } from '@/lib/forms/calendar'
import type { CustomerMailSettings } from './customer-mail'
import { CANCELLED, listChanges } from './request-change'
import { isTime, readWindow } from './request-rows'
import { getPickupState, mustBeConfirmed } from './request-status'
import type { RequestSummary } from './request-summary'
import { readText, type StoredRequest } from './stored-request'

interface BookedPickup {
  requestKey: string
  reference: string
  city: Pick<City, 'name' | 'timeZone'>
  /** The location's number, NNN-NNN-NNNN. */
  phone: string
  /** ISO date. */
  date: string
  window: ArrivalWindow
}

/** A pickup in the customer's calendar, as it was booked. */
export function createPickupEvent(pickup: BookedPickup): CalendarEvent {
  const { requestKey, reference, city, phone, date, window } = pickup
  return {
    uid: `${requestKey}@pickup`,
    sequence: 0,
    status: 'CONFIRMED',
    title: `${BRAND.shortName} junk pickup`,
    location: city.name,
    description: `Arrival window: ${formatArrivalWindow(window)}. Reference: ${reference}. ${FIRST_CALL} Questions or changes? Call ${phone}.`,
    date,
    ...window,
    timeZone: city.timeZone,
  }
}

/** Some calendars show no status. */
const TITLE_ENDS: Record<CalendarEvent['status'], string> = {
  CONFIRMED: '',
  TENTATIVE: ' (not confirmed yet)',
  CANCELLED: ' (cancelled)',
}

/** The pickup as a calendar file; none of a quote, nor of a day and window that staff made unreadable. */
export function listPickupAttachments(
  { list, key, record, details, change }: StoredRequest,
  { city, reference }: RequestSummary,
  { phone, now }: Pick<CustomerMailSettings, 'phone' | 'now'>,
) {
  const date = readText(record, 'date')
  const window = readWindow(record)
  const isReadable = isIsoDate(date) && isTime(window.start) && isTime(window.end)
  if (list !== 'jobs' || !city || !isReadable) return []
  const event = createPickupEvent({ requestKey: key, reference, city, phone, date, window })
  const isCancelled = (change?.to ?? getPickupState(record)) === CANCELLED
  const status = isCancelled ? 'CANCELLED' : mustBeConfirmed(details) ? 'TENTATIVE' : 'CONFIRMED'
  const title = event.title + TITLE_ENDS[status]
  const sequence = getSequence({ record, details, change })
  const content = buildCalendarFile({ ...event, status, title, sequence }, now)
  const contentType = `text/calendar; charset=utf-8; method=${CALENDAR_METHOD}`
  return [{ filename: 'pickup.ics', content, contentType }]
}

/** Even after a customer's change; the number after it is of the office's own. */
function getSequence({ record, details, change }: Omit<StoredRequest, 'list' | 'key'>): number {
  const lastChange = change ?? listChanges(details).at(-1)
  const state = getPickupState(record)
  if (!lastChange) return state === CANCELLED ? 1 : 0
  const isOfOffice = !change && state !== lastChange.to
  return 2 * (parseInt(lastChange.id) + 1) + (isOfOffice ? 1 : 0)
}
