import { BRAND } from '@/lib/business/brand'

/** A calendar file for one pickup (RFC 5545), for Apple's, Google's and Outlook's calendars. */

export interface CalendarEvent {
  /** The same for every download, so that a calendar updates instead of doubling. */
  uid: string
  title: string
  place: string
  notes: string
  /** ISO date and HH:MM in 24 hours, by the clock of `timeZone`. */
  date: string
  start: string
  end: string
  /** IANA name. */
  timeZone: string
}

/** @param now when the file is made */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, title, place, notes, date, start, end, timeZone } = event
  const local = (time: string) => `${date}T${time}:00`.replaceAll(/[-:]/g, '')
  const offset = offsetOf(date, start, timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.shortName}//Pickup//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Outlook knows no IANA names and wants the zone spelled out. The offset of the day is enough:
    // a pickup never lasts over a clock change, which happens on Sundays at night.
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${timeZone}:${local(start)}`,
    `DTEND;TZID=${timeZone}:${local(end)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    `DESCRIPTION:${escape(notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(fold).join('\r\n') + '\r\n'
}

/** Section 3.3.11: what would end a value is escaped. */
function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** Section 3.1: lines of at most 75 octets, the next ones begin with a space. */
function fold(line: string): string[] {
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

/** The zone's offset at a time of its own clock, `-0500`. */
function offsetOf(date: string, time: string, timeZone: string): string {
  const noon = new Date(`${date}T${time}:00Z`)
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '').replace(':', '') || '+0000'
}
