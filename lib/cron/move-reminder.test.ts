// These two come first, because they replace modules that the others load.
import { mailer, useMailer } from './outbox-run.fixture'
import { runScheduled, store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { decline } from '@/lib/notifications/thanks-mail'
import { changeBooking } from '@/lib/office/change-booking'
import { noteOutcome } from '@/lib/office/outcomes'
import { QUOTE, findRequest } from '@/lib/requests/requests.fixture'
import { changeRequest } from '@/lib/submissions/change-request'
import type { WantedChange } from '@/lib/submissions/change-plan'
import { runOutbox, type OutboxRun } from './outbox-run'
import { trimDesk } from './trim-desk'

const { key } = QUOTE
const SUBJECT = /: your move is on (.*?) \(/
/** Times of Toronto; the move is on Tuesday, December 1. */
const CONFIRMED_AT = '2026-11-22T10:00'
const DUE = '2026-11-29T16:00'
const DAY = 'Tuesday, December 1'
const NEW_DAY = 'Tuesday, December 8'

useEmptyStore()
useMailer()
beforeEach(() => {
  setTime(CONFIRMED_AT)
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110' })
  store.records.set(`leads/${key}`, QUOTE.record)
  const sent = { customer: '2026-11-20T19:05:31Z' }
  store.records.set(`details/${key}`, { ...QUOTE.details, sent, price_shown: '824-1122 CAD' })
})

function setTime(time: string) {
  const now = Date.parse(`${time}:00-05:00`)
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'clearTimeout'] })
}

async function office(change: WantedChange): Promise<void> {
  const input = { list: 'leads', key, change, price: '1200.00 CAD', now: new Date() } as const
  expect(await changeBooking(store, input)).toMatchObject({ status: 'done' })
  await runScheduled()
}
const confirm = (selectedDate = '2026-12-01') =>
  office({ kind: 'confirm', selectedDate, timeSlot: '' })

async function runAt(...times: string[]): Promise<OutboxRun | undefined> {
  let run
  for (const time of times) {
    setTime(time)
    run = await runOutbox(store)
  }
  return run
}

/** The days in the subjects of the reminders sent so far. */
const listReminded = () =>
  mailer.mock.calls.flatMap(([{ subject }]) => SUBJECT.exec(subject)?.[1] ?? [])

/** The days that a reminder is still queued for. */
const listQueued = async () =>
  Object.values(await store.list('outbox')).flatMap(({ messageKind, date }) =>
    messageKind === 'reminder' ? [date] : [],
  )

const trim = () => trimDesk(store, new Date(), Infinity)
const LATER = ['2026-11-29T16:10', '2026-11-30T08:00', '2026-11-30T16:00', '2026-12-01T08:00']

test('A confirmed move is reminded of once, two days before at 4 pm', async () => {
  await confirm()
  await runAt('2026-11-29T15:59')
  expect(listReminded()).toEqual([])
  await runAt(DUE, ...LATER)
  expect(listReminded()).toEqual([DAY])
  const [mail] = mailer.mock.calls.flatMap(([mail]) => (SUBJECT.test(mail.subject) ? [mail] : []))
  expect(mail).toMatchObject({
    to: 'mary.smith@example.com',
    messageId: expect.stringContaining(`${key}.2026-12-01.customer@`) as string,
  })
  expect(mail?.text).toContain('Price in writing')
  expect(mail?.text).not.toContain('Ballpark')
  expect(await listQueued()).toEqual([])
})

test('Two runs at once remind of a move once', async () => {
  await confirm()
  await Promise.all([runAt(DUE), runAt(DUE)])
  expect(listReminded()).toEqual([DAY])
})

test('A move that the office puts off is reminded of before its new day alone', async () => {
  await confirm()
  await confirm('2026-12-08')
  await runAt(DUE, ...LATER)
  expect(listReminded()).toEqual([])
  await runAt('2026-12-06T16:00', '2026-12-07T16:00')
  expect(listReminded()).toEqual([NEW_DAY])
})

test('A move put off after its reminder gets another one, and none again on its first day', async () => {
  await confirm()
  await runAt(DUE)
  await confirm('2026-12-08')
  await confirm()
  await runAt('2026-11-29T16:10', '2026-11-30T08:00')
  expect(listReminded()).toEqual([DAY])
  await confirm('2026-12-08')
  await runAt('2026-12-01T08:00', '2026-12-06T16:00', '2026-12-06T16:10')
  expect(listReminded()).toEqual([DAY, NEW_DAY])
})

const cancelByLink = async () => {
  const change = { kind: 'cancel' } as const
  const input = { list: 'leads', key, change, now: new Date(), ip: '' } as const
  expect(await changeRequest(input)).toEqual({ status: 'done' })
  await runScheduled()
}
test.each<[string, () => Promise<unknown>]>([
  ['the customer cancelled', cancelByLink],
  ['the office cancelled', () => office({ kind: 'cancel' })],
  ['is not confirmed anymore', () => office({ kind: 'unconfirm' })],
  ['was removed', () => store.remove('leads', key)],
])('A move that %s has no reminder', async (_what, end) => {
  await confirm()
  setTime('2026-11-25T10:00')
  await end()
  for (const path of store.records.keys())
    if (path.startsWith('outbox/')) store.records.delete(path)
  await trim()
  await runAt(DUE, ...LATER)
  expect(listReminded()).toEqual([])
  expect(await listQueued()).toEqual([])
})

test('A move that was cancelled and reopened is reminded of', async () => {
  await confirm()
  await office({ kind: 'cancel' })
  await office({ kind: 'reopen' })
  await runAt(DUE, ...LATER)
  expect(listReminded()).toEqual([DAY])
})

test.each([
  ['2026-11-29T15:50', [DAY]],
  ['2026-11-29T16:00', []],
  ['2026-11-30T12:00', []],
])('A move that is confirmed at %s is reminded of: %j', async (time, reminded) => {
  setTime(time)
  await confirm()
  await runAt('2026-11-29T16:10', ...LATER)
  expect(listReminded()).toEqual(reminded)
})

test.each([
  ['20:59', ['2026-11-29T20:59'], [DAY]],
  ['night, until morning', ['2026-11-29T21:00', '2026-11-30T03:00', '2026-11-30T07:59'], []],
  ['the next morning', ['2026-11-29T21:00', '2026-11-30T08:00'], [DAY]],
  ['the next evening', ['2026-11-30T20:59'], [DAY]],
])('A late run sends the reminder of a move at %s: %#', async (_when, times, reminded) => {
  await confirm()
  await runAt(...times)
  expect(listReminded()).toEqual(reminded)
})

test('A reminder that is late until the day of the move is given up, and the office sees it', async () => {
  await confirm()
  await runAt('2026-11-30T21:00')
  expect(await runAt('2026-12-01T08:00')).toMatchObject({ gaveUp: { customer: 1 } })
  expect(listReminded()).toEqual([])
  expect((await findRequest(store, key)).flags).toContain('Not delivered by customer:2026-12-01')
})

test('A reminder that the mail server defers comes with a later run, once', async () => {
  await confirm()
  mailer.mockRejectedValueOnce(new Error('421 later'))
  await runAt(DUE)
  mailer.mockClear()
  await runAt('2026-11-29T16:01', ...LATER)
  expect(listReminded()).toEqual([DAY])
})

test.each<[string, () => Promise<unknown>]>([
  ['is won', () => note({ what: 'won' })],
  ['is lost but not cancelled', () => note({ what: 'lost', why: 'price' })],
  ['was followed by a no to reviews', () => decline(store, 'mary.smith@example.com', new Date())],
])('A customer whose move %s is reminded of it', async (_what, act) => {
  await confirm()
  await act()
  await runAt(DUE)
  expect(listReminded()).toEqual([DAY])
})
const note = async (one: Parameters<typeof noteOutcome>[2]) =>
  noteOutcome(store, await findRequest(store, key), one, { now: new Date() })

test('A held quote gets no reminder, whatever the office notes', async () => {
  store.records.delete(`leads/${key}`)
  store.records.set(`quarantine/leads/${key}`, QUOTE.record)
  await confirm()
  await trim()
  expect(await listQueued()).toEqual([])
  await runAt(DUE, ...LATER)
  expect(mailer).not.toHaveBeenCalled()
})
