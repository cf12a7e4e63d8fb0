import { BRAND } from '@/lib/business/brand'
import { FIRST_CALL } from '@/lib/content/next-steps'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { buildCalendarFile, CALENDAR_METHOD, type CalendarEvent } from '@/lib/forms/calendar'
import { CANCELLED, REPLACED } from '@/lib/requests/change'
import { formatAddress } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { preventLinks } from '@/lib/requests/text'
import type { CustomerMailSettings } from './customer-mail'

const TITLE_ENDS: Record<CalendarEvent['status'], string> = {
  CONFIRMED: '',
  TENTATIVE: ' (not confirmed yet)',
  CANCELLED: ' (cancelled)',
}

type Settings = Pick<CustomerMailSettings, 'phone' | 'now'>

/** For the customer's calendar. */
export function listPickupAttachments(request: Request, { phone, now }: Settings) {
  const { city, reference, pickup } = request
  const window = pickup?.window ? formatArrivalWindow(pickup.window) : ''
  return listAttachments(request, now, {
    title: `${BRAND.shortName} junk pickup`,
    location: city?.name ?? '',
    description: `Arrival window: ${window}. Reference: ${reference}. ${FIRST_CALL} Questions or changes? Call ${phone}.`,
  })
}

/** For the calendar of the dispatcher or the crew: the same event, with what they need there. */
export function listOfficeAttachments(request: Request, now: Date) {
  const { name, phone, pickup, cityName, reference } = request
  if (!pickup) return []
  const items = pickup.items.map((item) => item.name).join(', ')
  const facts = [name, phone, items, pickup.load?.words, request.note, ...request.flags, reference]
  const files = listAttachments(request, now, {
    title: `Junk pickup: ${[request.firstName, cityName].filter(Boolean).join(', ')}`,
    location: preventLinks(formatAddress(pickup.address)),
    description: preventLinks(facts.filter(Boolean).join('. ')),
  })
  return files.map((file) => ({ ...file, filename: `${reference || 'pickup'}.ics` }))
}

/** None of a quote, nor of a day and window that staff made unreadable. */
function listAttachments(
  request: Request,
  now: Date,
  words: Pick<CalendarEvent, 'title' | 'location' | 'description'>,
) {
  const { key, city, pickup, change } = request
  if (!city || !pickup?.date || !pickup.window) return []
  const isCancelled = change ? change.to === CANCELLED : request.isCancelled
  const open = request.mustBeConfirmed ? 'TENTATIVE' : 'CONFIRMED'
  const status = isCancelled ? 'CANCELLED' : open
  const event = {
    uid: `${key}@pickup`,
    sequence: getSequence(request),
    status,
    ...words,
    title: words.title + TITLE_ENDS[status],
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
