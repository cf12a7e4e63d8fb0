import { mailer } from './mailer.fixture'
import { env } from '@/lib/env'
import { planDays } from '@/lib/notifications/day-plan'
import { saveToDesk } from '@/lib/requests/desk-index'
import { findRequest, QUOTE } from '@/lib/requests/requests.fixture'
import { BOOKED_JOB, KEY, NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { listKeys, store } from '@/lib/submissions/submission.fixture'
import { runOutbox } from './outbox-run'

jest.mock('@/lib/locations/cached-location')

usePickup()
env.SMTP_URL = 'smtp://mail.example'
env.DISPATCH_EMAIL = ['dispatch@movers.example']

/** The fixture's pickup is on Saturday, November 21; NOW is the Friday before. */
const EVENING = Date.parse('2026-11-20T17:00:00-05:00')

async function runAt(time: number) {
  jest.setSystemTime(time)
  return runOutbox(store)
}
async function plan(key = KEY, now = NOW.getTime()) {
  const request = await findRequest(store, key)
  await saveToDesk(store, request)
  await planDays(store, request, now)
}
beforeEach(async () => {
  mailer.mockReset().mockResolvedValue({ deferred: 0, refused: [] })
  await plan()
})

test('The day mail goes out once, at 5 pm, with the day as it is then', async () => {
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, start_time: '13:00', end_time: '15:00' })
  await runAt(EVENING - 60_000)
  expect(mailer).not.toHaveBeenCalled()
  await Promise.all([runAt(EVENING), runAt(EVENING)])
  await runAt(EVENING + 600_000)
  expect(mailer).toHaveBeenCalledTimes(1)
  const [mail] = mailer.mock.calls[0] ?? []
  expect(mail).toMatchObject({
    to: ['dispatch@movers.example'],
    subject: 'Greater Toronto, Sat, Nov 21: 1 pickup',
    attachments: [{ filename: 'crew-sheet-2026-11-21.html' }],
    text: expect.stringMatching(/1 TO 3\sPM/) as string,
  })
  expect(await listKeys('outbox')).toEqual([])
})

test('A failed mail server is retried, with the same Message-ID', async () => {
  mailer.mockRejectedValueOnce(new Error('ECONNECTION'))
  await runAt(EVENING)
  expect(await listKeys('outbox')).toHaveLength(1)
  await runAt(EVENING + 120_000)
  const ids = mailer.mock.calls.map(([{ messageId }]) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await listKeys('outbox')).toEqual([])
})

test('No mail goes out for a day that is over or has lost its requests', async () => {
  expect(await runAt(EVENING + 32 * 3_600_000)).toMatchObject({ gaveUp: { email: 1 } })
  expect(mailer).not.toHaveBeenCalled()
  await plan()
  store.records.delete(`jobs/${KEY}`)
  expect(await runAt(EVENING)).toMatchObject({ done: 1, gaveUp: {} })
  expect(mailer).not.toHaveBeenCalled()
  expect(await listKeys('outbox')).toEqual([])
})

const mailerTexts = () => mailer.mock.calls.map(([{ text }]) => text)
const putQuote = (record: object = {}, details: object = {}) => {
  store.records.set(`leads/${QUOTE.key}`, { ...QUOTE.record, ...record })
  store.records.set(`details/${QUOTE.key}`, { ...QUOTE.details, ...details })
}

test('The day mail says why to call a customer only if no mail can reach them', async () => {
  putQuote()
  await plan(QUOTE.key)
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, job_status: 'cancelled' })
  const change = {
    at: '2026-11-20T21:55:00Z',
    by: 'office',
    from: '2026-11-21 09:00',
    to: 'cancelled',
  }
  const details = { ...store.records.get(`details/${KEY}`), changes: { '0-cancelled': change } }
  store.records.set(`details/${KEY}`, { ...details, email: 'mary@example.com' })
  await saveToDesk(store, await findRequest(store, KEY))
  await plan()
  await runAt(EVENING)
  expect(mailerTexts()[0]).toContain('TO DO')
  expect(mailerTexts()[0]).not.toContain('Junk pickup')
  store.records.set(`details/${KEY}`, details)
  await plan()
  await runAt(EVENING)
  expect(mailerTexts()[1]).toContain('Call them: gave no email')
})

test('The morning mail says when nothing is left of the evening’s', async () => {
  await runAt(EVENING)
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, job_status: 'cancelled' })
  const at = '2026-11-21T03:00:00Z'
  const change = { id: '0-cancelled', at, from: '2026-11-21 09:00', to: 'cancelled' }
  const request = { ...(await findRequest(store, KEY)), change }
  await saveToDesk(store, request)
  await planDays(store, request, Date.parse(at))
  await runAt(Date.parse('2026-11-21T07:00:00-05:00'))
  expect(mailer.mock.calls.map(([{ subject }]) => subject)).toEqual([
    'Greater Toronto, Sat, Nov 21: 1 pickup',
    'Greater Toronto, Sat, Nov 21: nothing planned',
  ])
})

test('A late day mail goes out until the day is over, if the office wants it', async () => {
  await runAt(EVENING + 25 * 3_600_000)
  expect(mailer).toHaveBeenCalledTimes(1)
  await plan()
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', day_mail: 'no' })
  await runAt(EVENING)
  expect(mailer).toHaveBeenCalledTimes(1)
  expect(await listKeys('outbox')).toEqual([])
})

test('If a location’s address is unknown, the general one gets its mail', async () => {
  mailer.mockRejectedValueOnce(Object.assign(new Error('550'), { isUnknownAddress: true }))
  store.records.set('locations/toronto', { dispatch_email: 'gone@crew.example' })
  await runAt(EVENING)
  expect(mailer.mock.calls.map(([{ to }]) => to)).toEqual([
    ['gone@crew.example'],
    ['dispatch@movers.example'],
  ])
})
