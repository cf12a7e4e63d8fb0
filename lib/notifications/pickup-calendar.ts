import { BRAND } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'
import { FIRST_CALL } from '@/lib/content/next-steps'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import type { ArrivalWindow } from '@/lib/dates/schedule'
import { buildCalendarFile, CALENDAR_METHOD, type CalendarEvent } from '@/lib/forms/calendar'
import { CANCELLED, REPLACED } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import type { CustomerMailSettings } from './customer-mail'

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
  request: Request,
  { phone, now }: Pick<CustomerMailSettings, 'phone' | 'now'>,
) {
  const { key, city, reference, pickup, change } = request
  if (!city || !pickup?.date || !pickup.window) return []
  const { date, window } = pickup
  const event = createPickupEvent({ requestKey: key, reference, city, phone, date, window })
  const isCancelled = change ? change.to === CANCELLED : request.isCancelled
  const open = request.mustBeConfirmed ? 'TENTATIVE' : 'CONFIRMED'
  const status = isCancelled ? 'CANCELLED' : open
  const title = event.title + TITLE_ENDS[status]
  const sequence = getSequence(request)
  const content = buildCalendarFile({ ...event, status, title, sequence }, now)
  const contentType = `text/calendar; charset=utf-8; method=${CALENDAR_METHOD}`
  return [{ filename: 'pickup.ics', content, contentType }]
}

/** Even after a customer's change, by its place among them; the number after it is of the office's own. */
function getSequence({ isCancelled, state, changes, change }: Request): number {
  const last = change ?? changes.at(-1)
  if (!last) return isCancelled ? 1 : 0
  const index = changes.findIndex(({ id }) => id === last.id)
  const place = index < 0 ? changes.length : index
  const isAsChanged = last.to === (isCancelled && last.to === REPLACED ? REPLACED : state)
  return 2 * (place + 1) + (change || isAsChanged ? 0 : 1)
}
