import ICAL from 'ical.js'
import {
  buildCalendarFile,
  type CalendarEvent,
  listOfficeAttachments,
  listPickupAttachments,
} from './pickup-calendar'
import { BRAND } from '@/lib/business/brand'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import {
  CANCELLATION,
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
} from '@/lib/requests/requests.fixture'

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

const CANCELLED_JOB = { job_status: 'cancelled' }
const CANCELLED_LATER = { ...CANCELLATION, at: '2026-11-22T15:01:30Z' }
const changed = (record: object, ...changes: RequestChange[]) =>
  changeRequest(MAILED_PICKUP, record, {
    changes: Object.fromEntries(changes.map((one) => [one.id, one])),
  })

const TITLES = {
  CONFIRMED: '',
  TENTATIVE: ' (not confirmed yet)',
  CANCELLED: ' (cancelled)',
}
type Status = keyof typeof TITLES

/** Epoch seconds. */
const SENT_AT = Date.UTC(2026, 10, 20, 19, 5, 30) / 1_000
const MOVED_AT = Date.UTC(2026, 10, 22, 15) / 1_000
const CANCELLED_AT = MOVED_AT + 90

const CANCELLED = changed(CANCELLED_JOB, MOVE, CANCELLED_LATER)
test.each<[string, Request, sequence: number, Status]>([
  ['that nobody changed', MAILED_PICKUP, SENT_AT, 'CONFIRMED'],
  ['to confirm', changeRequest(MAILED_PICKUP, {}, { outside_area: true }), SENT_AT, 'TENTATIVE'],
  ['that the customer moved', changed({}, MOVE), MOVED_AT, 'CONFIRMED'],
  ['that staff cancelled in the database', changed(CANCELLED_JOB, MOVE), MOVED_AT, 'CANCELLED'],
  ['that the customer cancelled', CANCELLED, CANCELLED_AT, 'CANCELLED'],
  ['whose move is sent late', { ...CANCELLED, change: MOVE }, MOVED_AT, 'CONFIRMED'],
  ['with a change of an unknown time', changed({}, { ...MOVE, at: '' }), SENT_AT, 'CONFIRMED'],
])(
  'The calendar file of a pickup %s is of its last change',
  (_which, request, sequence, status) => {
    const [file] = listPickupAttachments(request, MAIL_SETTINGS)
    for (const line of [
      `UID:${MAILED_PICKUP.key}@pickup`,
      `SEQUENCE:${sequence}`,
      `STATUS:${status}`,
      `SUMMARY:${BRAND.shortName} junk pickup${TITLES[status]}`,
    ])
      expect(file?.content.split('\r\n')).toContain(line)
  },
)

test('The office’s file is the same event, with what the crew needs, and links nothing', () => {
  const request = changeRequest(changed({}, MOVE), { description: 'See evil.example' })
  const [file] = listOfficeAttachments(request, MAIL_SETTINGS.now)
  const text = file?.content.replaceAll('\r\n ', '') ?? ''
  const [ofCustomer] = listPickupAttachments(request, MAIL_SETTINGS)
  for (const name of ['UID', 'SEQUENCE', 'STATUS', 'DTSTART'])
    expect(text).toContain(new RegExp(`\r\n(${name}.*)\r\n`).exec(ofCustomer?.content ?? '')?.[1])
  expect(file?.filename).toBe(`${request.reference}.ics`)
  for (const fact of ['Mary', '100 Queen St W', '416-555-0142', request.reference])
    expect(text).toContain(fact)
  expect(text).not.toContain('evil.example')
})

test('The office’s file has whole sentences, and a number after an Arabic name is read from the left', () => {
  const description = 'Old furniture. From the basement. Tu sofá.'
  const request = changeRequest(MAILED_PICKUP, { cus_name: 'محمد علي', description })
  const [file] = listOfficeAttachments(request, MAIL_SETTINGS.now)
  const text = file?.content.replaceAll('\r\n ', '') ?? ''
  expect(text).toContain('DESCRIPTION:\u2068محمد علي\u2069. 416-555-0142. ')
  expect(text).toContain(`From the basement. Tu sofá. ${request.reference}`)
  expect(text).not.toContain('..')
})
