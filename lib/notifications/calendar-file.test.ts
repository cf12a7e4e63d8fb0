import ICAL from 'ical.js'
import { buildCalendarFile, type CalendarEvent } from './pickup-calendar'

const EVENT: CalendarEvent = {
  uid: '-Nabc@pickup',
  sequence: 3,
  status: 'CONFIRMED',
  title: 'Smith & Sons; junk pickup',
  location: 'Toronto',
  description:
    'The crew arrives between 09:00 and 11:00; questions, changes: 416-555-0110.\nBring the piano — and Zoë’s very long list of things that will not fit into one line.',
  date: '2026-11-23',
  start: '09:00',
  end: '11:00',
  timeZone: 'America/Toronto',
}
const NOW = new Date('2026-11-20T15:00:00.123Z')

function read(event: CalendarEvent) {
  const calendar = new ICAL.Component(ICAL.parse(buildCalendarFile(event, NOW)) as unknown[])
  const found = calendar.getFirstSubcomponent('vevent')
  if (!found) throw new Error('no event')
  return new ICAL.Event(found)
}

test.each([
  ['America/Toronto', '2026-10-31', '2026-10-31T13:00:00.000Z'],
  ['America/Toronto', '2026-11-02', '2026-11-02T14:00:00.000Z'],
  ['America/Chicago', '2027-03-13', '2027-03-13T15:00:00.000Z'],
  ['America/Chicago', '2027-03-15', '2027-03-15T14:00:00.000Z'],
])(
  'In %s, a pickup on %s begins at 9 and ends at 11, also around a clock change',
  (timeZone, date, instant) => {
    const { startDate, endDate } = read({ ...EVENT, timeZone, date })
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate())
    expect(start?.toISOString()).toBe(instant)
    expect(start?.toLocaleString('sv', { timeZone })).toBe(`${date} 09:00:00`)
    expect(end?.toLocaleString('sv', { timeZone })).toBe(`${date} 11:00:00`)
  },
)

test('A calendar reads the texts back unchanged', () => {
  const event = read(EVENT)
  expect(event.uid).toBe(EVENT.uid)
  expect(event.sequence).toBe(EVENT.sequence)
  expect(event.summary).toBe(EVENT.title)
  expect(event.location).toBe(EVENT.location)
  expect(event.description).toBe(EVENT.description)
})

test('The file has CRLF line ends, lines of at most 75 octets and a UTC time stamp', () => {
  const file = buildCalendarFile(EVENT, NOW)
  const lines = file.split('\r\n')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines).toContain('DTSTAMP:20261120T150000Z')
  expect(lines).toContain('DTSTART:20261123T140000Z')
})
