import { BRAND } from '@/lib/business/brand'
import { getInstant } from '@/lib/dates/wall-clock'

export const CALENDAR_METHOD = 'PUBLISH'

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
