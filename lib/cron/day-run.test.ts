import { DAY_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import { sendMail } from '@/lib/notifications/mailer'
import { planDays } from '@/lib/notifications/day-plan'
import { findRequest, QUOTE } from '@/lib/requests/requests.fixture'
import { BOOKED_JOB, KEY, NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { listKeys, store } from '@/lib/submissions/submission.fixture'
import { runOutbox } from './outbox-run'

jest.mock('@/lib/locations/cached-location')
jest.mock('@/lib/notifications/mailer', () => ({
  ...jest.requireActual<object>('@/lib/notifications/mailer'),
  sendMail: jest.fn(),
}))

usePickup()
env.SMTP_URL = 'smtp://mail.example'
env.DISPATCH_EMAIL = ['dispatch@hometeam.example']
const mailer = jest.mocked(sendMail)

/** The pickup of the fixture is on Saturday, November 21; NOW is the Friday before. */
const EVENING = Date.parse('2026-11-20T17:00:00-05:00')

async function runAt(time: number) {
  jest.setSystemTime(time)
  await runOutbox(store)
}
const plan = async (key = KEY, now = NOW.getTime()) =>
  planDays(store, await findRequest(store, key), now)
beforeEach(async () => {
  mailer.mockReset().mockResolvedValue({ deferred: 0, refused: [] })
  await plan()
})

test('The day is sent at five in the evening, once, as it is then', async () => {
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, start_time: '13:00', end_time: '15:00' })
  await runAt(EVENING - 60_000)
  expect(mailer).not.toHaveBeenCalled()
  await Promise.all([runAt(EVENING), runAt(EVENING)])
  await runAt(EVENING + 600_000)
  expect(mailer).toHaveBeenCalledTimes(1)
  const [mail] = mailer.mock.calls[0] ?? []
  expect(mail).toMatchObject({
    to: ['dispatch@hometeam.example'],
    subject: 'Greater Toronto, Sat, Nov 21: 1 pickup',
    text: expect.stringMatching(/1 TO 3\sPM/) as string,
  })
  expect(await listKeys('outbox')).toEqual([])
})

test('A mail server that fails is tried again, with the same Message-ID', async () => {
  mailer.mockRejectedValueOnce(new Error('ECONNECTION'))
  await runAt(EVENING)
  expect(await listKeys('outbox')).toHaveLength(1)
  await runAt(EVENING + 120_000)
  const ids = mailer.mock.calls.map(([{ messageId }]) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await listKeys('outbox')).toEqual([])
})

test('A day that is over is not sent, nor one whose requests were removed', async () => {
  await runAt(EVENING + 32 * 3_600_000)
  expect(mailer).not.toHaveBeenCalled()
  await plan()
  store.records.delete(`jobs/${KEY}`)
  await runAt(EVENING)
  expect(mailer).not.toHaveBeenCalled()
  expect(await listKeys('outbox')).toEqual([])
})

test.each([
  ['new', 'is still open', true],
  ['won', 'is not asked for again', false],
])('A quote whose status is %s %s', async (status, _what, isOpen) => {
  const { key, record, details } = QUOTE
  store.records.set(`leads/${key}`, { ...record, status })
  store.records.set(`details/${key}`, details)
  await planDays(store, { ...QUOTE, at: NOW.getTime() - 3 * DAY_MS }, NOW.getTime())
  await runAt(EVENING)
  const [{ text = '' } = {}] = mailer.mock.calls[0] ?? []
  expect(text.includes('STILL OPEN')).toBe(isOpen)
  // What is decided is forgotten after two days, in which it may be taken back.
  const noted = isOpen ? { [key]: 'leads' } : undefined
  expect(store.records.get('days/2026-11-24-toronto-open')).toEqual(noted)
})

test('A day that was held back is sent while it is not over, and none where the office wants none', async () => {
  await runAt(EVENING + 25 * 3_600_000)
  expect(mailer).toHaveBeenCalledTimes(1)
  await plan()
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', day_mail: 'no' })
  await runAt(EVENING)
  expect(mailer).toHaveBeenCalledTimes(1)
  expect(await listKeys('outbox')).toEqual([])
})

test('A location whose address is unknown has its mail at the general one', async () => {
  mailer.mockRejectedValueOnce(Object.assign(new Error('550'), { isUnknownAddress: true }))
  store.records.set('locations/toronto', { dispatch_email: 'gone@crew.example' })
  await runAt(EVENING)
  expect(mailer.mock.calls.map(([{ to }]) => to)).toEqual([
    ['gone@crew.example'],
    ['dispatch@hometeam.example'],
  ])
})

test('A quote without a day reaches the office in a mail of what is open', async () => {
  const { record } = QUOTE
  const key = `${KEY.slice(0, 8)}undated00000`
  store.records.set(`leads/${key}`, { ...record, location_id: 'barrie' })
  store.records.set(`details/${key}`, { form: 'full', city: 'barrie', answers: {} })
  await plan(key)
  await runAt(EVENING)
  expect(mailer.mock.calls.map(([{ subject }]) => subject).toSorted()).toEqual([
    'Barrie-Simcoe, Sat, Nov 21: nothing, but 1 still open',
    'Greater Toronto, Sat, Nov 21: 1 pickup',
  ])
  store.records.set(`leads/${key}`, { ...record, location_id: 'barrie', status: 'lost' })
  await plan(key, EVENING)
  await runAt(EVENING + DAY_MS)
  expect(mailer).toHaveBeenCalledTimes(2)
})
