import { decodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { listDue, type OutboxEntry } from './outbox'
import { addReminder, getMorning, isReminded, buildReminderMail } from './reminder-mail'
import type { Request } from '@/lib/requests/request'
import {
  changeRequest,
  CONFIRMED_MOVE,
  MAILED_PICKUP,
  QUOTE,
  MAIL_SETTINGS,
  requireMail,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import { BRAND } from '@/lib/business/brand'
import { buildConfirmationMail } from './confirmation-mail'

// The pickup is on Tuesday, December 1, from 11:00, in Toronto.
const DUE = '2026-11-30T21:00:00.000Z'
const BEFORE = Date.parse('2026-11-30T20:59:00Z')

const change = (record: object, details: object = {}) =>
  changeRequest(MAILED_PICKUP, record, details)

const CONFIRMATION = { at: '2026-01-02T15:00:00Z', by: 'office', from: '', confirmed: true }
const moveOn = (to: string, city = 'toronto') =>
  changeRequest(QUOTE, {}, { city, changes: { '0-day': { ...CONFIRMATION, to } } })

test.each<[when: string, request: Request, times: string[], now?: number]>([
  ['4 pm on the day before', MAILED_PICKUP, [DUE]],
  ['4 pm in another time zone', change({}, { city: 'houston' }), ['2026-11-30T22:00:00.000Z']],
  ['4 pm in winter time', change({ date: '2026-03-09' }), ['2026-03-08T20:00:00.000Z'], 0],
  ['no time if it was booked later', MAILED_PICKUP, [], Date.parse(DUE)],
  ['no time if it was cancelled', change({ job_status: 'cancelled' }), []],
  ['no time without an email', change({}, { email: undefined }), []],
  ['no time on a day that staff made unreadable', change({ date: 'soon' }), []],
  ['no time of a quote', QUOTE, []],
  ['4 pm two days before a move', CONFIRMED_MOVE, ['2026-11-29T21:00:00.000Z'], 0],
  ['4 pm in Houston', moveOn('2026-12-01', 'houston'), ['2026-11-29T22:00:00.000Z'], 0],
  ['4 pm in Edmonton', moveOn('2026-12-01', 'edmonton'), ['2026-11-29T22:00:00.000Z'], 0],
  ['4 pm before clocks go forward', moveOn('2026-03-09'), ['2026-03-07T21:00:00.000Z'], 0],
  ['4 pm after clocks go forward', moveOn('2026-03-10'), ['2026-03-08T20:00:00.000Z'], 0],
  ['4 pm after clocks go back', moveOn('2026-11-03'), ['2026-11-01T21:00:00.000Z'], 0],
  ['no time if the move is too soon', CONFIRMED_MOVE, [], Date.parse('2026-11-29T21:00:00Z')],
  ['no time of a move without an email', changeRequest(CONFIRMED_MOVE, { email: '' }), []],
])('A customer is reminded once, at %s', async (_when, request, times, now = BEFORE) => {
  const store = openMemoryStore()
  for (let n = 0; n < 2; n++) await addReminder(store, request, now)
  const entries = await listDue(store)
  const due = entries.map(({ entryKey }) => new Date(decodeTime(entryKey)).toISOString())
  expect(due).toEqual(times)
})

const ENTRY = { messageKind: 'reminder', date: '2026-12-01' } as OutboxEntry
test.each<[string, object, boolean]>([
  ['booked', {}, true],
  ['cancelled', { job_status: 'cancelled' }, false],
  ['won', { job_status: 'won' }, true],
  ['on another day', { date: '2026-12-02' }, false],
])('The reminder of a pickup that is %s: %#', (_which, record, isDue) => {
  expect(isReminded(changeRequest(MAILED_PICKUP, record), ENTRY)).toBe(isDue)
})

test.each([
  ['2026-11-30T21:00:00Z', undefined],
  ['2026-12-01T01:59:00Z', undefined],
  ['2026-12-01T02:00:00Z', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T08:00:00Z', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T12:59:00Z', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T13:00:00Z', undefined],
])('At %s the night of Toronto ends at %s', (now, morning) => {
  const end = getMorning('America/Toronto', new Date(now))
  expect(end && new Date(end).toISOString()).toBe(morning)
})

// The pickup is on Tuesday, December 1, from 11:00, in Toronto; it was booked on November 20.
const EVENING = '2026-11-30T21:00:00Z'

function build(now: string, details = {}) {
  const request = changeRequest(MAILED_PICKUP, {}, details)
  return requireMail(buildReminderMail(request, { ...MAIL_SETTINGS, now: new Date(now) }))
}

test.each([
  [EVENING, 'tomorrow'],
  ['2026-12-01T09:00:00Z', 'today'],
])('The reminder of %s says %s', (now, day) => {
  const { to, subject, text } = build(now)
  expect(to).toBe('mary.smith@example.com')
  expect(subject).toBe(`${BRAND.shortName}: your junk pickup is ${day} (TR-9KQ2P)`)
  expect(text).toContain(`See you ${day}, Mary.`)
  expect(text).toContain(`The truck arrives ${day} during your window: 11 am to 1 pm ET.`)
  expect(text).toContain('Coupon: $20 off, valid until Dec 31')
  expect(text).toContain(`See, change or cancel\n${MAIL_SETTINGS.bookingUrl}\n`)
})

test('The reminder of a pickup that the office must confirm promises no truck', () => {
  const { subject, text } = build(EVENING, { confirm_by_phone: true })
  expect(subject).toBe(`${BRAND.shortName}: your pickup request for tomorrow (TR-9KQ2P)`)
  expect(text).toContain('If we haven’t confirmed it with you on the phone yet, please call us.')
  expect(text).not.toContain('truck arrives')
})

test('The reminder of a move has its day, phone and written price, and what to prepare', () => {
  const settings = { ...MAIL_SETTINGS, now: new Date('2026-11-29T21:00:00Z') }
  const { to, subject, text } = requireMail(buildReminderMail(CONFIRMED_MOVE, settings))
  expect(to).toBe('mary.smith@example.com')
  expect(subject).toBe(`${BRAND.shortName}: your move is on Tuesday, December 1 (TR-4F7KM)`)
  for (const part of [
    'See you on Tuesday, December 1, Mary.',
    'Your move in Toronto is on Tuesday, December 1. To reach your crew, call 416-555-0110.',
    '1. Book the elevator and the loading dock, if your building has them.',
    'YOUR MOVE\n',
    'Confirmed for: Tuesday, December 1, 2026',
    'Price in writing: $1,200.00',
    `See or cancel\n${MAIL_SETTINGS.bookingUrl}\n`,
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Ballpark|824|piano|Smith/)
})

test('A quote without a confirmed day has no reminder', () => {
  expect(buildReminderMail(QUOTE, MAIL_SETTINGS)).toBeUndefined()
})

test.each([
  ['fr', 'ottawa', ' : votre déménagement du mardi 1er décembre', '1 200,00 $'],
  ['es', 'miami', ': su mudanza es el martes 1 de diciembre', '1,200.00'],
])('In "%s" a confirmed move of %s has its day and the written price alone', (...expected) => {
  const [language, city, subject, price] = expected
  const move = changeRequest(CONFIRMED_MOVE, {}, { language, city })
  const reminder = requireMail(buildReminderMail(move, MAIL_SETTINGS))
  expect(toPlainSpaces(reminder.subject)).toBe(`${BRAND.shortName}${subject} (TR-4F7KM)`)
  for (const { text } of [reminder, requireMail(buildConfirmationMail(move, MAIL_SETTINGS))]) {
    expect(text).toContain(price)
    expect(text).not.toMatch(/824|1.122/)
  }
})
