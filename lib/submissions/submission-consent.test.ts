import { ADVERTISING_FIELD } from '@/lib/analytics/consent-choices'
import { CONSENT_FIELD, MARKETING_FIELD, IDEMPOTENCY_KEY_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import { resolveAdvertising, resolveConsent } from './consent-record'
import { createIdempotencyKey } from './push-id.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { sendSubmission } from './submission.fixture'

jest.mock('@/lib/store')

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

function sendConsent(nonce: string, isTicked: boolean, hidden: Record<string, string> = {}) {
  const tick: Record<string, string> = isTicked ? { [MARKETING_FIELD]: 'on' } : {}
  return sendSubmission({ [IDEMPOTENCY_KEY_FIELD]: nonce, [CONSENT_FIELD]: 'us-1', ...tick, ...hidden })
}

const getConsents = (key: string) =>
  ['consents', 'consent_changes'].map((list) => store.records.get(`${list}/${key}`)?.marketing)

test.each([
  ['yes', { advertising: true }],
  ['no', { advertising: false }],
  ['', {}],
])('The choice "%s" about advertising is stored as %j', async (choice, stored) => {
  const hidden = { [ADVERTISING_FIELD]: choice }
  const { key } = await sendConsent(createIdempotencyKey(Date.now()), false, hidden)
  const { advertising } = store.records.get(`consents/${key}`) ?? {}
  expect({ ...(advertising !== undefined && { advertising }) }).toEqual(stored)
})

test('Without a known consent text, a yes to advertising is not stored', async () => {
  const hidden = { [CONSENT_FIELD]: 'xx-1', [ADVERTISING_FIELD]: 'yes' }
  const { key } = await sendConsent(createIdempotencyKey(Date.now()), false, hidden)
  expect(store.records.has(`consents/${key}`)).toBe(false)
})

test.each([
  [{ advertising: true }, undefined, true],
  [{ advertising: true }, { advertising: true }, true],
  [{ advertising: true }, {}, undefined],
  [{}, { advertising: true }, undefined],
  [{ advertising: true }, { advertising: false }, false],
  [{ advertising: false }, { advertising: true }, false],
  [{}, undefined, undefined],
  [{ advertising: 'true' }, undefined, false],
  [{ advertising: true }, { advertising: 'false' }, false],
  [{ advertising: 0 }, undefined, false],
  ['yes', undefined, false],
  [undefined, undefined, false],
  [undefined, { advertising: true }, false],
])('Answers %j, then %j, about advertising are the answer %s', (first, change, expected) => {
  expect(resolveAdvertising(first as StoredRecord, change as StoredRecord)).toBe(expected)
})

test.each([
  [{ marketing: true, advertising: true }, undefined, { marketing: true, advertising: true }],
  [{ marketing: true }, undefined, { marketing: true }],
  [{ marketing: true, advertising: true }, { marketing: true }, { marketing: true }],
  [
    { marketing: false, advertising: true },
    { marketing: true, advertising: false },
    { marketing: false, advertising: false },
  ],
  [
    { marketing: true, advertising: false },
    { marketing: false, advertising: true },
    { marketing: false, advertising: false },
  ],
  [undefined, undefined, undefined],
])('Answers %j, then %j, are the valid answers %j', (first, change, expected) => {
  expect(resolveConsent(first, change)).toEqual(expected)
})

const getAdvertising = (key: string) =>
  ['consents', 'consent_changes'].map((list) => store.records.get(`${list}/${key}`)?.advertising)

test('A yes to advertising that a retry no longer has is stored in consent_changes', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(nonce, true, { [ADVERTISING_FIELD]: 'yes' })
  await sendConsent(nonce, true, { [ADVERTISING_FIELD]: 'yes' })
  expect(store.records.has(`consent_changes/${key}`)).toBe(false)
  await sendConsent(nonce, true, { [ADVERTISING_FIELD]: 'no' })
  expect(getAdvertising(key)).toEqual([true, false])
  expect(getConsents(key)).toEqual([true, true])
})

test('A third answer that an earlier change keeps out is logged, unless both lists have its no', async () => {
  const logged = jest.mocked(console.error)
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(nonce, true, { [ADVERTISING_FIELD]: 'yes' })
  await sendConsent(nonce, true, { [ADVERTISING_FIELD]: 'no' })
  await sendConsent(nonce, true, {})
  expect(logged).not.toHaveBeenCalled()
  await sendConsent(nonce, false, { [ADVERTISING_FIELD]: 'no' })
  expect(logged.mock.calls.join()).toContain(`"lists":["consent_changes"],"key":"${key}"`)
})

test('A marketing consent withdrawn before a retry is stored in consent_changes', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(nonce, true)
  expect(getConsents(key)).toEqual([true, undefined])
  expect(await sendConsent(nonce, false)).toEqual({ status: 'stored', key })
  expect(getConsents(key)).toEqual([true, false])
  await sendConsent(nonce, true)
  expect(getConsents(key)).toEqual([true, false])
})

test('A marketing consent given with a retry is stored in consent_changes', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(nonce, false)
  await sendConsent(nonce, false)
  expect(getConsents(key)).toEqual([false, undefined])
  await sendConsent(nonce, true)
  expect(getConsents(key)).toEqual([false, true])
})

test('Without JavaScript, a consent can be withdrawn in the next ten-minute window', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 9, 50), advanceTimers: true })
  const { key } = await sendConsent('', true)
  jest.setSystemTime(Date.UTC(2026, 10, 20, 12, 10, 10))
  expect(await sendConsent('', false)).toEqual({ status: 'stored', key })
  expect(getConsents(key)).toEqual([true, false])
})

test('A suspected retry can withdraw a consent', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const { key } = await sendConsent(nonce, true)
  await sendConsent(nonce, false, { [HONEYPOT_FIELD]: 'x' })
  expect(getConsents(key)).toEqual([true, false])
})

test('Two different answers sent at once are both stored', async () => {
  const nonce = createIdempotencyKey(Date.now())
  const [{ key }] = await Promise.all([sendConsent(nonce, true), sendConsent(nonce, false)])
  expect(getConsents(key).toSorted()).toEqual([false, true])
})
