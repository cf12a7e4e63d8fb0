import { CONSENT_FIELD, MARKETING_FIELD, NONCE_FIELD, TRAP_FIELD } from './form'
import { newNonce } from './form.fixture'
import { getStore } from './store'
import { openMemoryStore } from './store/memory.fixture'
import { save } from './submission'

jest.mock('./store')

let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Sends the same request once more, with or without the tick for marketing texts. */
function send(nonce: string, isTicked: boolean, hidden: Record<string, string> = {}) {
  const form = new FormData()
  const fields = { [NONCE_FIELD]: nonce, [CONSENT_FIELD]: 'us-1', ...hidden }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (isTicked) form.set(MARKETING_FIELD, 'on')
  const sent = { name: 'Mary Smith' }
  return save(form, new Headers({ 'x-forwarded-for': '203.0.113.7' }), {
    list: 'leads',
    sent,
    record: () => sent,
    beside: { move_details: { packing: true } },
  })
}

/** Every stored answer of a request, the first one first. */
const answersTo = (key: string) =>
  ['consents', 'consent_changes'].map((list) => store.records.get(`${list}/${key}`)?.marketing)

test('A tick that is withdrawn before the next try is stored as withdrawn', async () => {
  const nonce = newNonce(Date.now())
  const { key } = await send(nonce, true)
  expect(answersTo(key)).toEqual([true, undefined])
  expect(await send(nonce, false)).toEqual({ saved: 'stored', key })
  expect(answersTo(key)).toEqual([true, false])
  // Ticked once more: both answers are known already.
  await send(nonce, true)
  expect(answersTo(key)).toEqual([true, false])
})

test('A tick that comes later is stored beside the first answer', async () => {
  const nonce = newNonce(Date.now())
  const { key } = await send(nonce, false)
  await send(nonce, false)
  expect(answersTo(key)).toEqual([false, undefined])
  await send(nonce, true)
  expect(answersTo(key)).toEqual([false, true])
})

test('Without JavaScript, a tick is withdrawn also in the next ten minutes', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 9, 50), advanceTimers: true })
  const { key } = await send('', true)
  jest.setSystemTime(Date.UTC(2026, 10, 20, 12, 10, 10))
  expect(await send('', false)).toEqual({ saved: 'stored', key })
  expect(answersTo(key)).toEqual([true, false])
})

test('A retry that looks suspicious withdraws a tick, too', async () => {
  const nonce = newNonce(Date.now())
  const { key } = await send(nonce, true)
  await send(nonce, false, { [TRAP_FIELD]: 'x' })
  expect(answersTo(key)).toEqual([true, false])
})

test('Of two different answers that come at once none is lost', async () => {
  const nonce = newNonce(Date.now())
  const [{ key }] = await Promise.all([send(nonce, true), send(nonce, false)])
  expect(answersTo(key).toSorted()).toEqual([false, true])
})
