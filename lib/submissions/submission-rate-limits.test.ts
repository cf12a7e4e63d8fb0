import { ELAPSED_FIELD, IDEMPOTENCY_KEY_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from './push-id.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { sendSubmission, FORM_CONTENT } from './submission.fixture'

jest.mock('@/lib/store')

let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const listKeys = async (list: 'leads' | 'quarantine/leads') => Object.keys(await store.list(list))

test('The seventh submission is limited; a retry of a stored one never is', async () => {
  const nonces = Array.from({ length: 7 }, () => createIdempotencyKey(Date.now()))
  const sendNth = (n: number) =>
    sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonces[n] ?? '' }, { ...FORM_CONTENT, n })
  for (let n = 0; n < 6; n++) expect((await sendNth(n)).status).toBe('stored')
  expect((await sendNth(6)).status).toBe('limited')
  expect((await sendNth(5)).status).toBe('stored')
  expect(await listKeys('leads')).toHaveLength(6)

  const limited = await sendNth(6)
  store.records.set(`leads/${limited.key}`, { name: 'Mary' })
  expect((await sendNth(6)).status).toBe('stored')
})

test.each([
  ['honeypot', (n: number) => sendSubmission({ [HONEYPOT_FIELD]: 'x' }, { ...FORM_CONTENT, n })],
  ['duplicate', () => sendSubmission()],
])(
  'Suspected requests (%s) do not use up the limit of people at the same address',
  async (_reason, sendSuspected) => {
    for (let n = 0; n < 8; n++) await sendSuspected(n)
    for (let n = 10; n < 15; n++)
      expect((await sendSubmission({}, { ...FORM_CONTENT, n })).status).toBe('stored')
  },
)

test('Suspected requests have their own limit', async () => {
  const statuses: string[] = []
  for (let n = 0; n < 8; n++) {
    statuses.push((await sendSubmission({ [HONEYPOT_FIELD]: 'x' }, { ...FORM_CONTENT, n })).status)
  }
  expect(statuses).toEqual([...Array<string>(6).fill('stored'), 'limited', 'limited'])
  expect(await listKeys('quarantine/leads')).toHaveLength(6)
})

test('Retries that are no longer suspected count once', async () => {
  const nonces = Array.from({ length: 6 }, () => createIdempotencyKey(Date.now()))
  for (const [n, nonce] of nonces.entries()) {
    const content = { ...FORM_CONTENT, n }
    await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce, [ELAPSED_FIELD]: '10' }, content)
    for (let again = 0; again < 2; again++) {
      expect((await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce }, content)).status).toBe('stored')
    }
  }
  expect(await listKeys('leads')).toHaveLength(6)
  expect((await sendSubmission({}, { ...FORM_CONTENT, n: 6 })).status).toBe('limited')
})
