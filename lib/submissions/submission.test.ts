import { verifyAppCheck, type Verdict } from './app-check'
import { env } from '@/lib/env'
import { APP_CHECK_FIELD, ELAPSED_FIELD, NONCE_FIELD, TRAP_FIELD } from '@/lib/forms/form'
import { newNonce } from './push-id.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'
import { ADDRESS, send, SENT } from './submission.fixture'

jest.mock('@/lib/store')
jest.mock('./app-check')

let store: ReturnType<typeof openMemoryStore>
let lines: string[]

beforeEach(() => {
  store = openMemoryStore()
  use(store)
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  env.APP_CHECK_MODE = 'off'
  jest.restoreAllMocks()
})

const use = (one: Store) => jest.mocked(getStore).mockResolvedValue(one)
const answer = (verdict: Verdict) => jest.mocked(verifyAppCheck).mockResolvedValue(verdict)
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const keysOf = async (list: 'leads' | 'quarantine/leads') => Object.keys(await store.list(list))

test.each([
  ['the honeypot filled', { [TRAP_FIELD]: 'x' }, 'honeypot'],
  ['a stamp of no time', { [ELAPSED_FIELD]: '0' }, 'fast'],
  ['a stamp under two seconds', { [ELAPSED_FIELD]: '1999' }, 'fast'],
])('A form with %s is thanked and kept apart', async (_what, hidden, suspicion) => {
  const { saved, key } = await send(hidden)
  expect(saved).toBe('stored')
  expect(await keysOf('quarantine/leads')).toEqual([key])
  expect(await keysOf('leads')).toEqual([])
  expect(store.records.get(`suspicions/${key}`)).toEqual({
    reasons: suspicion,
    at: expect.stringMatching(/^20.*Z$/) as string,
  })
  expect(logged()).toMatchObject([{ outcome: 'quarantined', suspicions: [suspicion] }])
})

test.each(['', '2000', 'soon', '-5', '1e3', '0x1', '99999999999', ' 5'])(
  'The stamp "%s" is no suspicion',
  async (elapsed) => {
    const { key } = await send({ [ELAPSED_FIELD]: elapsed })
    expect(await keysOf('leads')).toEqual([key])
  },
)

test('The same content under another key is kept apart, because the dispatcher has it', async () => {
  const first = await send()
  const second = await send()
  expect(second.saved).toBe('stored')
  expect(await keysOf('leads')).toEqual([first.key])
  expect(await keysOf('quarantine/leads')).toEqual([second.key])
  const corrected = await send({}, { ...SENT, phone: '416-555-0143' })
  expect((await keysOf('leads')).toSorted()).toEqual([first.key, corrected.key].toSorted())
})

test('Content whose first try was not stored is no duplicate', async () => {
  use({
    ...store,
    create: async (list, ...rest) => (list === 'leads' ? 'refused' : store.create(list, ...rest)),
  })
  expect((await send()).saved).toBe('refused')
  use(store)
  const { key } = await send()
  expect(await keysOf('leads')).toEqual([key])
})

test('Content whose first try was kept apart is no duplicate', async () => {
  await send({ [ELAPSED_FIELD]: '10' })
  const { key } = await send()
  expect(await keysOf('leads')).toEqual([key])
})

test('A retry that looks suspicious does not leave the list', async () => {
  const nonce = newNonce(Date.now())
  const { key } = await send({ [NONCE_FIELD]: nonce })
  expect(await send({ [NONCE_FIELD]: nonce, [TRAP_FIELD]: 'x' })).toEqual({ saved: 'stored', key })
  expect([await keysOf('leads'), await keysOf('quarantine/leads')]).toEqual([[key], []])
})

test('A retry that no longer looks suspicious reaches the list, under the same key', async () => {
  const nonce = newNonce(Date.now())
  const { key } = await send({ [NONCE_FIELD]: nonce, [ELAPSED_FIELD]: '10' })
  expect(await send({ [NONCE_FIELD]: nonce, [ELAPSED_FIELD]: '4000' })).toEqual({
    saved: 'stored',
    key,
  })
  expect(await keysOf('leads')).toEqual([key])
})

test('With the counts failing, people get through', async () => {
  const isCount = (list: string) => ['limits', 'seen'].includes(list)
  use({
    ...store,
    create: async (list, ...rest) => (isCount(list) ? 'unknown' : store.create(list, ...rest)),
  })
  for (let n = 0; n < 8; n++) expect((await send()).saved).toBe('stored')
  expect(await keysOf('leads')).toHaveLength(8)
  expect(logged()[0]).toMatchObject({ outcome: 'stored', limiter: 'unavailable' })
})

describe.each(['missing', 'invalid', 'unavailable', 'consumed'] as const)(
  'A token that is %s',
  (verdict) => {
    test.each([
      ['monitor', 'leads'],
      ['enforce', 'quarantine/leads'],
    ] as const)('in the mode "%s" leads to %s', async (mode, list) => {
      env.APP_CHECK_MODE = mode
      answer(verdict)
      const { saved, key } = await send({ [APP_CHECK_FIELD]: 'token' })
      expect(saved).toBe('stored')
      expect(await keysOf(list)).toEqual([key])
      expect(logged()).toMatchObject([{ appCheck: verdict }])
    })
  },
)

test('A good token leads to the list, and so does the same token with the same try', async () => {
  env.APP_CHECK_MODE = 'enforce'
  const nonce = newNonce(Date.now())
  answer('valid')
  use({
    ...store,
    create: async (list, ...rest) => (list === 'leads' ? 'refused' : store.create(list, ...rest)),
  })
  expect((await send({ [NONCE_FIELD]: nonce })).saved).toBe('refused')
  use(store)
  answer('consumed')
  const { key } = await send({ [NONCE_FIELD]: nonce })
  expect([await keysOf('leads'), await keysOf('quarantine/leads')]).toEqual([[key], []])
})

test('App Check that is off is not asked', async () => {
  jest.mocked(verifyAppCheck).mockClear()
  await send({ [APP_CHECK_FIELD]: 'token' })
  expect(verifyAppCheck).not.toHaveBeenCalled()
})

test('The log says what became of a request, and nothing about who sent it', async () => {
  const { key } = await send()
  expect(logged()).toEqual([
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
  for (const secret of [...Object.values(SENT), ADDRESS]) expect(lines.join()).not.toContain(secret)
})

test('A store that cannot be opened refuses, and the log says why', async () => {
  jest.mocked(getStore).mockRejectedValue(new Error('disk full'))
  expect((await send()).saved).toBe('refused')
  expect((await send({ [NONCE_FIELD]: '' })).saved).toBe('unknown')
  expect(logged()).toMatchObject([
    { outcome: 'refused', reason: 'disk full' },
    { outcome: 'unknown' },
  ])
})
