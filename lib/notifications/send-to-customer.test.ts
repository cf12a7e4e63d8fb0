import { toInstant } from '@/lib/dates/instant'
import { changeRequest, MAILED_PICKUP } from '@/lib/requests/requests.fixture'
import { takeMail } from '@/lib/security/mail-limits'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { sendMail } from './mailer'
import { sendToCustomer } from './send-to-customer'

jest.mock('@/lib/store')
jest.mock('./mailer')

const store = openMemoryStore()
jest.mocked(getStore).mockResolvedValue(store)
store.records.set('locations/toronto', { tracking_phone: '416-555-0110' })

const send = (details: object, record: StoredRecord = {}) => {
  const request = changeRequest(MAILED_PICKUP, record, details)
  const { list, key } = request
  const entry = { list, key, messageKind: 'request', at: toInstant(new Date()), id: 'id' } as const
  return sendToCustomer({ request, entry }, store)
}

test('A mailbox that strangers have filled still gets what the office books by phone', async () => {
  for (let n = 0; n < 6; n++) {
    const mail = { kind: 'confirmation', holder: `other-${n}`, ip: '' } as const
    await takeMail(store, MAILED_PICKUP.email, mail, { now: Date.now(), deadline: 0 })
  }
  expect(await send({})).toBe('refused')
  expect(sendMail).not.toHaveBeenCalled()
  expect(await send({ entered_by: 'office' })).toBe('sent')
  expect(sendMail).toHaveBeenCalledTimes(1)
})

test('A mail that would wait longer than its tries last is given up, so that the office calls', async () => {
  const ip = '203.0.113.7'
  const now = Date.now()
  for (let n = 0; n < 140; n++)
    await takeMail(
      store,
      `${n}@example.com`,
      { kind: 'request', holder: `other-${n}`, ip },
      { now, deadline: 0 },
    )
  const record = { cus_email: 'ann@example.com', ip_address: ip }
  expect(await send({ email: 'ann@example.com' }, record)).toBe('gave-up')
})
