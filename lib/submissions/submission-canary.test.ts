import { createCanaryToken } from './canary-token'
import { env } from '@/lib/env'
import { CANARY_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { saveSubmission } from './submission'

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

function sendCanary(flag: string, sent: object = CONTENT) {
  const form = new FormData()
  form.set(CANARY_FIELD, flag)
  return saveSubmission(form, new Headers({ 'x-forwarded-for': '203.0.113.7' }), {
    list: 'leads',
    content: sent,
    record: () => ({ ...sent }),
    related: { move_details: { packing: true } },
  })
}

test('A canary is stored apart, and nothing else of it is', async () => {
  const { status: saved, key } = await sendCanary(createCanaryToken(SECRET, Date.now()))
  expect(saved).toBe('stored')
  expect([...store.records]).toEqual([[`canary/leads/${key}`, CONTENT]])
})

test('Canaries are not limited, however many come', async () => {
  for (let n = 0; n < 30; n++) {
    const { status: saved } = await sendCanary(createCanaryToken(SECRET, Date.now()), {
      ...CONTENT,
      n,
    })
    expect(saved).toBe('stored')
  }
})

test.each([
  ['of a stranger', () => createCanaryToken('t'.repeat(32), Date.now())],
  ['of an hour ago', () => createCanaryToken(SECRET, Date.now() - 3_600_000)],
  ['made up', () => 'true'],
  [
    'without a secret to check it',
    () => {
      delete env.CANARY_SECRET
      return createCanaryToken('', Date.now())
    },
  ],
])('A flag %s changes nothing: it is a request like all others', async (_what, flag) => {
  const { key } = await sendCanary(flag())
  const stored = [...store.records.keys()]
  expect(stored).toContain(`leads/${key}`)
  expect(stored).toContain(`move_details/${key}`)
  expect(stored.filter((path) => path.startsWith('canary/'))).toEqual([])
})

test('The canary that the store refuses is refused, as anybody would be', async () => {
  store.create = () => Promise.resolve('refused')
  expect((await sendCanary(createCanaryToken(SECRET, Date.now()))).status).toBe('refused')
})

test('A canary that a bot copied into its trap is still no way around the spam looks', async () => {
  const form = new FormData()
  form.set(CANARY_FIELD, 'copied')
  form.set(HONEYPOT_FIELD, 'x')
  const { key } = await saveSubmission(form, new Headers(), {
    list: 'leads',
    content: CONTENT,
    record: () => ({ ...CONTENT }),
  })
  expect([...store.records.keys()]).toContain(`quarantine/leads/${key}`)
})
