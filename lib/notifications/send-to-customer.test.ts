import { openEmptyStore, store } from '@/lib/submissions/submission.fixture'
import { env } from '@/lib/env'
import type { RequestChange } from '@/lib/requests/change'
import { changeRequest, CONFIRMED_MOVE, MAILED_PICKUP, MOVE } from '@/lib/requests/requests.fixture'
import { takeMail } from '@/lib/security/mail-limits'
import { sendMail } from './mailer'
import type { OutboxEntry } from './outbox'
import { sendToCustomer } from './send-to-customer'

jest.mock('./mailer', () => ({
  ...jest.requireActual<object>('./mailer'),
  sendMail: jest.fn(),
}))

beforeEach(() => {
  openEmptyStore()
  env.CONFIRMATIONS_PER_HOUR = 60
  jest.mocked(sendMail).mockReset()
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110' })
})

const MAILED = { messageKind: 'request' } as const
const REMINDED = { messageKind: 'reminder', date: '2026-12-01' } as const

const send = (request = MAILED_PICKUP, kind: Pick<OutboxEntry, 'messageKind' | 'by'> = MAILED) => {
  const { list, key } = request
  return sendToCustomer(
    { request, entry: { list, key, at: '2026-11-20T19:05:30Z', ...kind } },
    store,
  )
}
const sendChange = (change: RequestChange) => {
  const entry = { messageKind: 'change', change_id: change.id } as const
  return send({ ...MAILED_PICKUP, change }, entry)
}
const takeMails = async (addresses: string[], kind: string, ip = '') => {
  for (const [n, address] of addresses.entries()) {
    const holder = `other-${n}`
    await takeMail(store, address, { kind, holder, ip }, { now: Date.now(), deadline: 0 })
  }
}

test('A mailbox gets six mails a day, and a retry of one of them', async () => {
  for (const n of [0, 1, 2, 3, 4, 5, 6])
    expect(await sendChange({ ...MOVE, id: `${n}-move` })).toBe(n < 6 ? 'sent' : 'refused')
  expect(await sendChange({ ...MOVE, id: '5-move' })).toBe('sent')
})

test('A mailbox that strangers have filled still gets what the office books, releases, confirms or changes', async () => {
  await takeMails(Array<string>(6).fill(MAILED_PICKUP.email), 'confirmation')
  expect(await send()).toBe('refused')
  expect(await send(MAILED_PICKUP, REMINDED)).toBe('refused')
  expect(sendMail).not.toHaveBeenCalled()

  const entered = changeRequest(MAILED_PICKUP, {}, { entered_by: 'office' })
  const suspected = changeRequest(MAILED_PICKUP, {}, { suspicions: 'honeypot' })
  expect(await send(suspected)).toBe('refused')
  expect(await send(suspected, { ...MAILED, by: 'office' })).toBe('sent')
  const { changes } = CONFIRMED_MOVE.details
  const confirmed = changeRequest(MAILED_PICKUP, {}, { changes })
  expect(await send(entered)).toBe('sent')
  for (const request of [entered, confirmed, CONFIRMED_MOVE])
    expect(await send(request, REMINDED)).toBe('sent')
  expect(await sendChange({ ...MOVE, by: 'office' })).toBe('sent')
})

test('A mail that would wait longer than its tries last is given up, so that the office calls', async () => {
  const ip = '203.0.113.7'
  const others = Array.from({ length: 140 }, (_, n) => `${n}@example.org`)
  await takeMails(others, 'request', ip)
  const email = 'ann@example.org'
  const record = { cus_email: email, ip_address: ip }
  expect(await send(changeRequest(MAILED_PICKUP, record, { email }))).toBe('gave-up')
})

test('A mail over the hourly limit is retried', async () => {
  env.CONFIRMATIONS_PER_HOUR = 0
  await expect(sendChange(MOVE)).rejects.toThrow('limit of change')
})
