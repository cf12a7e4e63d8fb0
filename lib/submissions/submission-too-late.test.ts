import { ELAPSED_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createIdempotencyKey } from './push-id.fixture'
import { FORM_CONTENT, sendSubmission } from './submission.fixture'

jest.mock('@/lib/store')

let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

/** Sends the same request once in time and once after its window has begun. */
async function sendTwice(hidden: Record<string, string>) {
  const inTime = await sendSubmission(hidden)
  return [inTime, await sendSubmission(hidden, FORM_CONTENT, true)] as const
}

test.each([
  ['with a nonce', { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }],
  ['without JavaScript', { [IDEMPOTENCY_KEY_FIELD]: '' }],
  ['under suspicion', { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()), [ELAPSED_FIELD]: '1' }],
])('A stored request that is retried too late is acknowledged, %s', async (_way, hidden) => {
  const [inTime, retry] = await sendTwice(hidden)
  expect(retry).toEqual(inTime)
  expect(retry.status).toBe('stored')
})

test('A request that was never stored in time is not stored too late', async () => {
  const { status } = await sendSubmission({}, FORM_CONTENT, true)
  expect(status).toBe('tooLate')
  expect([...store.records.keys()]).toEqual([])
})
