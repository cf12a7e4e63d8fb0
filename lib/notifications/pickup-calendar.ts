import { BRAND } from '@/lib/business/brand'
import { FIRST_CALL } from '@/lib/content/next-steps'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { buildCalendarFile, CALENDAR_METHOD, type CalendarEvent } from '@/lib/forms/calendar'
import { CANCELLED, REPLACED } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import type { CustomerMailSettings } from './customer-mail'

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
  const isCancelled = change ? change.to === CANCELLED : request.isCancelled
  const open = request.mustBeConfirmed ? 'TENTATIVE' : 'CONFIRMED'
  const status = isCancelled ? 'CANCELLED' : open
  const event = {
    uid: `${key}@pickup`,
    sequence: getSequence(request),
    status,
    title: `${BRAND.shortName} junk pickup${TITLE_ENDS[status]}`,
    location: city.name,
    description: `Arrival window: ${formatArrivalWindow(pickup.window)}. Reference: ${reference}. ${FIRST_CALL} Questions or changes? Call ${phone}.`,
    date: pickup.date,
    ...pickup.window,
    timeZone: city.timeZone,
  } as const
  const content = buildCalendarFile(event, now)
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
