import { BRAND } from '@/lib/business/brand'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { CANCELLED } from '@/lib/requests/change'
import { formatAddress } from '@/lib/requests/pickup'
import { isAhead, type Request } from '@/lib/requests/request'
import { isolate, joinSentences, preventLinks } from '@/lib/requests/text'
import { ENGLISH, type Sentence } from '@/lib/words/translate'
import { getInstant } from '@/lib/dates/wall-clock'
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

const CALENDAR_METHOD = 'PUBLISH'

export interface CalendarEvent {
  /** The same in later files, so that they update the entry. */
  uid: string
  /** Higher in a later file (RFC 5545, section 3.8.7.4). */
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  title: string
  location: string
  description: string
  /** Local ISO date and HH:MM in 24 hours. */
  date: string
  start: string
  end: string
  timeZone: string
}

/** Builds an RFC 5545 file with one event. */
export function buildCalendarFile(event: CalendarEvent, now: Date): string {
  const { uid, sequence, status, title, location, description, date, start, end, timeZone } = event
  const toUtc = (time: string) => formatUtc(getInstant(date, time, timeZone))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.shortName}//Pickup//EN`,
    'CALSCALE:GREGORIAN',
    // PUBLISH asks for no answer (RFC 5546, section 3.2.1). We name no organizer: one person's entry has none
    // (RFC 5545, section 3.8.4.3), and Outlook would ask to accept it (civicrm/civicrm-core#28954).
    `METHOD:${CALENDAR_METHOD}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${formatUtc(now.getTime())}`,
    `DTSTART:${toUtc(start)}`,
    `DTEND:${toUtc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(foldLine).join('\r\n') + '\r\n'
}

/** @returns `20261120T150000Z` */
function formatUtc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** RFC 5545, section 3.1: at most 75 octets; continuation lines begin with a space. */
function foldLine(line: string): string[] {
  const folded: string[] = []
  let rest = line
  while (Buffer.byteLength(rest) > 75) {
    let head = [...rest].slice(0, 74)
    while (Buffer.byteLength(head.join('')) > 74) head = head.slice(0, -1)
    folded.push(head.join(''))
    rest = ` ${[...rest].slice(head.length).join('')}`
  }
  return [...folded, rest]
}
