import { BRAND } from '@/lib/business/brand'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { buildCalendarFile, CALENDAR_METHOD, type CalendarEvent } from './calendar-file'
import { CANCELLED } from '@/lib/requests/change'
import { formatAddress } from '@/lib/requests/pickup'
import { isAhead, type Request } from '@/lib/requests/request'
import { isolate, joinSentences, preventLinks } from '@/lib/requests/text'
import { ENGLISH, type Sentence } from '@/lib/words/translate'
import type { CustomerMailSettings } from './customer-mail'

const TITLES: Record<CalendarEvent['status'], Sentence> = {
  CONFIRMED: '{title}',
  TENTATIVE: '{title} (not confirmed yet)',
  CANCELLED: '{title} (cancelled)',
}

export function listPickupAttachments(
  request: Request,
  { phone, now }: Pick<CustomerMailSettings, 'phone' | 'now'>,
) {
  const { placeName, reference, pickup, t } = request
  const window = pickup?.window ? formatArrivalWindow(pickup.window, t) : ''
  const words = {
    title: t('{brand} junk pickup', { brand: BRAND.shortName }),
    location: placeName,
    description: t(
      'Arrival window: {window}. Reference: {reference}. If we need to confirm anything, we call you first. Questions or changes? Call {phone}.',
      { window, reference, phone },
    ),
  }
  return listAttachments(request, now, words, t)
}

export function listOfficeAttachments(request: Request, now: Date) {
  const { name, phone, pickup, cityName, reference } = request
  if (!pickup) return []
  const items = pickup.items.map((item) => item.name).join(', ')
  const about = [items, pickup.load?.words, isolate(request.note), ...request.flags, reference]
  const files = listAttachments(request, now, {
    title: `Junk pickup: ${[isolate(request.firstName), cityName].filter(Boolean).join(', ')}`,
    location: preventLinks(formatAddress(pickup.address)),
    description: preventLinks(joinSentences([isolate(name), phone, ...about])),
  })
  return files.map((file) => ({ ...file, filename: `${reference || 'pickup'}.ics` }))
}

/** Empty for a quote, an unreadable day or window, and an unconfirmed pickup whose time is over. */
function listAttachments(
  request: Request,
  now: Date,
  words: Pick<CalendarEvent, 'title' | 'location' | 'description'>,
  t = ENGLISH,
) {
  const { key, city, pickup, changes, change } = request
  if (!city || !pickup?.date || !pickup.window) return []
  const isCancelled = change ? change.to === CANCELLED : request.isCancelled
  const open = request.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'
  const status = isCancelled ? 'CANCELLED' : open
  if (status === 'TENTATIVE' && !isAhead(request, now)) return []
  const changedAt = Date.parse((change ?? changes.at(-1))?.at ?? '') || request.at || 0
  const event = {
    uid: `${key}@pickup`,
    // Seconds, because milliseconds do not fit the 32 bits of a calendar's integer.
    sequence: Math.floor(changedAt / 1_000),
    status,
    ...words,
    title: t(TITLES[status], words),
    date: pickup.date,
    ...pickup.window,
    timeZone: city.timeZone,
  } as const
  const content = buildCalendarFile(event, now)
  const contentType = `text/calendar; charset=utf-8; method=${CALENDAR_METHOD}`
  return [{ filename: t('pickup.ics'), content, contentType }]
}
