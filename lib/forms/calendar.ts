import { BRAND } from '@/lib/business/brand'

export const CALENDAR_METHOD = 'PUBLISH'

export interface CalendarEvent {
  /** Stable, so that a later file updates the entry. */
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

/** An RFC 5545 file of one event. */
export function buildCalendarFile(event: CalendarEvent, now: Date): string {
  const { uid, sequence, status, title, location, description, date, start, end, timeZone } = event
  const toLocalDateTime = (time: string) => `${date}T${time}:00`.replaceAll(/[-:]/g, '')
  const offset = getUtcOffset(date, start, timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.shortName}//Pickup//EN`,
    'CALSCALE:GREGORIAN',
    // To add or update, without an answer (RFC 5546, section 3.2.1). Without an organizer: an entry of one
    // person has none (RFC 5545, section 3.8.4.3), and Outlook would ask to accept (civicrm/civicrm-core#28954).
    `METHOD:${CALENDAR_METHOD}`,
    // Outlook ignores IANA names. One offset is enough: no pickup spans a clock change.
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${timeZone}:${toLocalDateTime(start)}`,
    `DTEND;TZID=${timeZone}:${toLocalDateTime(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(foldLine).join('\r\n') + '\r\n'
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

/** Such as `-0500`, at a local time. */
function getUtcOffset(date: string, time: string, timeZone: string): string {
  const localTime = new Date(`${date}T${time}:00Z`)
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name =
    format.formatToParts(localTime).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '').replace(':', '') || '+0000'
}
