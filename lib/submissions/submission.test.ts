import { verifyAppCheck, type AppCheckResult } from './app-check'
import { env } from '@/lib/env'
import { APP_CHECK_FIELD, ELAPSED_FIELD, IDEMPOTENCY_KEY_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from './push-id.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'
import { CLIENT_IP, sendSubmission, FORM_CONTENT } from './submission.fixture'

jest.mock('@/lib/store')
jest.mock('./app-check')

let store: ReturnType<typeof openMemoryStore>
let lines: string[]

beforeEach(() => {
  store = openMemoryStore()
  mockStore(store)
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  env.APP_CHECK_MODE = 'off'
  jest.restoreAllMocks()
})

const mockStore = (one: Store) => jest.mocked(getStore).mockResolvedValue(one)
const mockAppCheck = (result: AppCheckResult) =>
  jest.mocked(verifyAppCheck).mockResolvedValue(result)
const getLogEntries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const listKeys = async (list: 'leads' | 'quarantine/leads') => Object.keys(await store.list(list))

test.each([
  ['a filled honeypot', { [HONEYPOT_FIELD]: 'x' }, 'honeypot'],
  ['an elapsed time of zero', { [ELAPSED_FIELD]: '0' }, 'fast'],
  ['an elapsed time under two seconds', { [ELAPSED_FIELD]: '1999' }, 'fast'],
])('A form with %s is quarantined and reported as stored', async (_what, hidden, suspicion) => {
  const { status: saved, key } = await sendSubmission(hidden)
  expect(saved).toBe('stored')
  expect(await listKeys('quarantine/leads')).toEqual([key])
  expect(await listKeys('leads')).toEqual([])
  expect(store.records.get(`suspicions/${key}`)).toEqual({
    reasons: suspicion,
    at: expect.stringMatching(/^20.*Z$/) as string,
  })
  expect(getLogEntries()).toMatchObject([{ outcome: 'quarantined', suspicions: [suspicion] }])
})

test.each(['', '2000', 'soon', '-5', '1e3', '0x1', '99999999999', ' 5'])(
  'The elapsed time "%s" is not suspicious',
  async (elapsed) => {
    const { key } = await sendSubmission({ [ELAPSED_FIELD]: elapsed })
    expect(await listKeys('leads')).toEqual([key])
  },
)

test('Content that the list holds under another key is quarantined', async () => {
  const first = await sendSubmission()
  const second = await sendSubmission()
  expect(second.status).toBe('stored')
  expect(await listKeys('leads')).toEqual([first.key])
  expect(await listKeys('quarantine/leads')).toEqual([second.key])
  const corrected = await sendSubmission({}, { ...FORM_CONTENT, phone: '416-555-0143' })
  expect((await listKeys('leads')).toSorted()).toEqual([first.key, corrected.key].toSorted())
})

test('Content whose first submission failed is not a duplicate', async () => {
  mockStore({
    ...store,
    create: async (list, ...rest) => (list === 'leads' ? 'refused' : store.create(list, ...rest)),
  })
  expect((await sendSubmission()).status).toBe('refused')
  mockStore(store)
  const { key } = await sendSubmission()
  expect(await listKeys('leads')).toEqual([key])
})

test('Content whose first submission was quarantined is not a duplicate', async () => {
  await sendSubmission({ [ELAPSED_FIELD]: '10' })
  const { key } = await sendSubmission()
  expect(await listKeys('leads')).toEqual([key])
})

test('A suspected retry of a stored request is not quarantined', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce })
  expect(await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce, [HONEYPOT_FIELD]: 'x' })).toEqual({
    status: 'stored',
    key,
  })
  expect([await listKeys('leads'), await listKeys('quarantine/leads')]).toEqual([[key], []])
})

test('A retry that is no longer suspected is stored in the list under the same key', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce, [ELAPSED_FIELD]: '10' })
  expect(await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce, [ELAPSED_FIELD]: '4000' })).toEqual({
    status: 'stored',
    key,
  })
  expect(await listKeys('leads')).toEqual([key])
})

test('Failing counters do not reject visitors', async () => {
  const isCounter = (list: string) => ['limits', 'seen'].includes(list)
  mockStore({
    ...store,
    createAll: () => Promise.resolve(false),
    create: async (list, ...rest) => (isCounter(list) ? 'unknown' : store.create(list, ...rest)),
  })
  for (let n = 0; n < 8; n++) expect((await sendSubmission()).status).toBe('stored')
  expect(await listKeys('leads')).toHaveLength(8)
  expect(getLogEntries()[0]).toMatchObject({ outcome: 'stored', limiter: 'unavailable' })
})

describe.each(['missing', 'invalid', 'unavailable', 'consumed'] as const)(
  'A token that is %s',
  (appCheck) => {
    test.each([
      ['monitor', 'leads'],
      ['enforce', 'quarantine/leads'],
    ] as const)('in the mode "%s" stores the request in %s', async (mode, list) => {
      env.APP_CHECK_MODE = mode
      mockAppCheck(appCheck)
      const { status: saved, key } = await sendSubmission({ [APP_CHECK_FIELD]: 'token' })
      expect(saved).toBe('stored')
      expect(await listKeys(list)).toEqual([key])
      expect(getLogEntries()).toMatchObject([{ appCheck }])
    })
  },
)

test('A retry may send the token that its first try consumed', async () => {
  env.APP_CHECK_MODE = 'enforce'
  const nonce = createIdempotencyKey(Date.now())
  mockAppCheck('valid')
  mockStore({
    ...store,
    create: async (list, ...rest) => (list === 'leads' ? 'refused' : store.create(list, ...rest)),
  })
  expect((await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce })).status).toBe('refused')
  mockStore(store)
  mockAppCheck('consumed')
  const { key } = await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce })
  expect([await listKeys('leads'), await listKeys('quarantine/leads')]).toEqual([[key], []])
})

test('App Check is not called while it is off', async () => {
  jest.mocked(verifyAppCheck).mockClear()
  await sendSubmission({ [APP_CHECK_FIELD]: 'token' })
  expect(verifyAppCheck).not.toHaveBeenCalled()
})

test('The log entry has the result and no personal data', async () => {
  const { key } = await sendSubmission()
  expect(getLogEntries()).toEqual([
    {
      at: expect.any(String) as string,
      level: 'info',
      event: 'submission',
      request: 'iad1::x',
      outcome: 'stored',
      list: 'leads',
      location: 'toronto',
      key,
      ms: expect.any(Number) as number,
    },
  ])
  for (const text of [...Object.values(FORM_CONTENT), CLIENT_IP])
    expect(lines.join()).not.toContain(text)
})

test('A store that cannot be opened is logged with its reason', async () => {
  jest.mocked(getStore).mockRejectedValue(new Error('disk full'))
  expect((await sendSubmission()).status).toBe('refused')
  expect((await sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: '' })).status).toBe('unknown')
  expect(getLogEntries()).toMatchObject([
    { outcome: 'refused', reason: 'disk full' },
    { outcome: 'unknown' },
  ])
})
