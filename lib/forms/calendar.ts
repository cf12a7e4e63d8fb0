import { BRAND } from '@/lib/business/brand'

export interface CalendarEvent {
  /** Stable, so that a second download updates the entry. */
  uid: string
  /** Higher in a later download (RFC 5545, section 3.8.7.4). */
  sequence: number
  title: string
  location: string
  description: string
  /** Local ISO date and HH:MM in 24 hours. */
  date: string
  start: string
  end: string
  /** IANA name. */
  timeZone: string
}

/** An RFC 5545 file of one event. */
export function buildCalendarFile(event: CalendarEvent, now: Date): string {
  const { uid, sequence, title, location, description, date, start, end, timeZone } = event
  const toLocalDateTime = (time: string) => `${date}T${time}:00`.replaceAll(/[-:]/g, '')
  const offset = getUtcOffset(date, start, timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.shortName}//Pickup//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
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
