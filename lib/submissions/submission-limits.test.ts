import { ELAPSED_FIELD, NONCE_FIELD, TRAP_FIELD } from '@/lib/forms/form'
import { newNonce } from './push-id.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { send, SENT } from './submission.fixture'

jest.mock('@/lib/store')

let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const keysOf = async (list: 'leads' | 'quarantine/leads') => Object.keys(await store.list(list))

test('The seventh is limited; a retry of the sixth is thanked even where its slot was not counted', async () => {
  const nonces = Array.from({ length: 7 }, () => newNonce(Date.now()))
  const sendNth = (n: number) => send({ [NONCE_FIELD]: nonces[n] ?? '' }, { ...SENT, n })
  for (let n = 0; n < 6; n++) expect((await sendNth(n)).saved).toBe('stored')
  expect((await sendNth(6)).saved).toBe('limited')
  expect((await sendNth(5)).saved).toBe('stored')
  expect(await keysOf('leads')).toHaveLength(6)

  const uncounted = await sendNth(6)
  store.records.set(`leads/${uncounted.key}`, { name: 'Mary' })
  expect((await sendNth(6)).saved).toBe('stored')
})

test.each([
  ['honeypot', (n: number) => send({ [TRAP_FIELD]: 'x' }, { ...SENT, n })],
  ['duplicate', () => send()],
])(
  'Suspected requests (%s) take no place of people at the same address',
  async (_what, suspect) => {
    for (let n = 0; n < 8; n++) await suspect(n)
    for (let n = 10; n < 15; n++) expect((await send({}, { ...SENT, n })).saved).toBe('stored')
  },
)

test('Suspected requests are limited among themselves', async () => {
  const answers: string[] = []
  for (let n = 0; n < 8; n++) {
    answers.push((await send({ [TRAP_FIELD]: 'x' }, { ...SENT, n })).saved)
  }
  expect(answers).toEqual([...Array<string>(6).fill('stored'), 'limited', 'limited'])
  expect(await keysOf('quarantine/leads')).toHaveLength(6)
})

test('A retry that no longer looks suspicious is counted once among people', async () => {
  const nonces = Array.from({ length: 6 }, () => newNonce(Date.now()))
  for (const [n, nonce] of nonces.entries()) {
    const sent = { ...SENT, n }
    await send({ [NONCE_FIELD]: nonce, [ELAPSED_FIELD]: '10' }, sent)
    for (let again = 0; again < 2; again++) {
      expect((await send({ [NONCE_FIELD]: nonce }, sent)).saved).toBe('stored')
    }
  }
  expect(await keysOf('leads')).toHaveLength(6)
  expect((await send({}, { ...SENT, n: 6 })).saved).toBe('limited')
})
