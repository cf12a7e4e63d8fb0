import { createCanaryToken } from './canary-token'
import { env } from '@/lib/env'
import { CANARY_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CLIENT_IP, sendSubmission } from './submission.fixture'

jest.mock('@/lib/store')

const SECRET = 's'.repeat(32)
const CONTENT = { name: 'Canary', note_from_customer: 'Canary 1' }

let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  env.CANARY_SECRET = SECRET
})
afterEach(() => {
  delete env.CANARY_SECRET
  jest.restoreAllMocks()
})

function sendCanary(token: string, content: object = CONTENT) {
  return sendSubmission({ [CANARY_FIELD]: token, [IDEMPOTENCY_KEY_FIELD]: '' }, content)
}

test('A canary is stored in its own list without related records', async () => {
  const { status, key } = await sendCanary(createCanaryToken(SECRET, Date.now()))
  expect(status).toBe('stored')
  const record = { ...CONTENT, location_id: 'toronto', ip_address: CLIENT_IP }
  expect([...store.records]).toEqual([[`canary/leads/${key}`, record]])
})

test('Canaries are not rate limited', async () => {
  for (let n = 0; n < 30; n++) {
    const token = createCanaryToken(SECRET, Date.now())
    expect((await sendCanary(token, { ...CONTENT, n })).status).toBe('stored')
  }
})

test.each([
  ['with another secret', () => createCanaryToken('t'.repeat(32), Date.now())],
  ['of an hour ago', () => createCanaryToken(SECRET, Date.now() - 3_600_000)],
  ['without a signature', () => 'true'],
  [
    'without a configured secret',
    () => {
      delete env.CANARY_SECRET
      return createCanaryToken('', Date.now())
    },
  ],
])('A token %s is ignored', async (_what, createToken) => {
  const { key } = await sendCanary(createToken())
  const stored = [...store.records.keys()]
  expect(stored).toContain(`leads/${key}`)
  expect(stored).toContain(`move_details/${key}`)
  expect(stored.filter((path) => path.startsWith('canary/'))).toEqual([])
})

test('A canary that the store refuses is refused', async () => {
  store.create = () => Promise.resolve('refused')
  expect((await sendCanary(createCanaryToken(SECRET, Date.now()))).status).toBe('refused')
})

test('An invalid canary token does not bypass the honeypot', async () => {
  const { key } = await sendSubmission({ [CANARY_FIELD]: 'copied', [HONEYPOT_FIELD]: 'x' })
  expect([...store.records.keys()]).toContain(`quarantine/leads/${key}`)
})
