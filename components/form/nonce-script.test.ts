import { runInNewContext } from 'node:vm'
import { isNonce } from '@/lib/submissions/push-id'
import { createNonce } from '@/lib/submissions/push-id.fixture'
import { NonceScript } from './nonce-script'

const NOW = Date.parse('2026-07-01T12:00:00Z')

interface Field {
  value: string
}
type SubmitListener = (event: { target: { elements: { nonce?: Field; elapsed?: Field } } }) => void
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function scriptText(): string {
  const { props } = NonceScript() as { props: { dangerouslySetInnerHTML: { __html: string } } }
  return props.dangerouslySetInnerHTML.__html
}

/** A tab's own storage, as every page of one visit sees it. */
function createSessionStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }
}

const throwSecurityError = () => {
  throw new Error('SecurityError')
}

interface PageOptions {
  storage?: Storage
  crypto?: Pick<Crypto, 'getRandomValues'>
  now?: number
  /** Milliseconds since the page began to load. */
  performanceNow?: number
}

/** Opens a page: runs its script, and gives what sends a form of it and tells the form's nonce. */
function openPage(page: PageOptions) {
  const listeners: SubmitListener[] = []
  const globals = {
    addEventListener: (type: string, listener: SubmitListener, capture: boolean) => {
      // In the capture phase, before React and the form's own handlers read the fields.
      expect([type, capture]).toEqual(['submit', true])
      listeners.push(listener)
    },
    crypto: page.crypto ?? crypto,
    Date: { now: () => page.now ?? NOW },
    performance: { now: () => page.performanceNow ?? 0 },
    Uint8Array,
  }
  Object.defineProperty(globals, 'sessionStorage', {
    get: () => page.storage ?? throwSecurityError(),
  })
  runInNewContext(scriptText(), globals)
  return (nonce: Field, elapsed?: Field) => {
    const elements = elapsed ? { nonce, elapsed } : { nonce }
    for (const listener of listeners) listener({ target: { elements } })
    return nonce.value
  }
}

test('A form that is sent carries a nonce that the server believes', () => {
  const send = openPage({ storage: createSessionStorage() })
  expect(isNonce(send({ value: '' }), NOW)).toBe(true)
})

test('The page makes its nonces as the server expects them', () => {
  const bytes = Uint8Array.from([0, 1, 10, 11, 36, 37, 63, 64, 127, 128, 200, 255])
  const getRandomValues = jest.fn((array: Uint8Array) => (array.set(bytes), array))
  const certain = { getRandomValues } as unknown as Pick<Crypto, 'getRandomValues'>
  const spy = jest.spyOn(crypto, 'getRandomValues').mockImplementation(certain.getRandomValues)
  const expected = createNonce(NOW)
  spy.mockRestore()
  expect(openPage({ storage: createSessionStorage(), crypto: certain })({ value: '' })).toBe(
    expected,
  )
})

test('A form that is sent twice carries one nonce', () => {
  const send = openPage({ storage: createSessionStorage() })
  const field = { value: '' }
  const first = send(field)
  expect(send(field)).toBe(first)
})

test('The forms and pages of one visit carry one nonce', () => {
  const storage = createSessionStorage()
  const send = openPage({ storage })
  const first = send({ value: '' })
  expect(send({ value: '' })).toBe(first)
  expect(openPage({ storage })({ value: '' })).toBe(first)
})

test('A tab that was left open for half a day starts anew, and not before', () => {
  const storage = createSessionStorage()
  const first = openPage({ storage })({ value: '' })
  const HALF_DAY_MS = 12 * 3_600_000
  expect(openPage({ storage, now: NOW + HALF_DAY_MS - 1 })({ value: '' })).toBe(first)
  const next = openPage({ storage, now: NOW + HALF_DAY_MS })({ value: '' })
  expect(next).not.toBe(first)
  expect(isNonce(next, NOW + HALF_DAY_MS)).toBe(true)
})

test('Two visits carry two nonces', () => {
  const nonces = [createSessionStorage(), createSessionStorage()].map((storage) =>
    openPage({ storage })({ value: '' }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test.each([
  ['closed', undefined],
  ['not to be read', { ...createSessionStorage(), getItem: throwSecurityError }],
  ['full', { ...createSessionStorage(), setItem: throwSecurityError }],
])('Where the storage is %s, the form itself remembers its nonce', (_how, storage) => {
  const send = openPage({ storage })
  const field = { value: '' }
  const first = send(field)
  expect(isNonce(first, NOW)).toBe(true)
  expect(send(field)).toBe(first)
})

test('A field that is filled already is left alone', () => {
  const send = openPage({ storage: createSessionStorage() })
  expect(send({ value: 'kept' })).toBe('kept')
})

/** What a form says of its age, in milliseconds. */
function readElapsed(send: ReturnType<typeof openPage>): number {
  const elapsed = { value: '' }
  send({ value: '' }, elapsed)
  return Number(elapsed.value)
}

test('A form says how long its page has been open', () => {
  const page: PageOptions = { storage: createSessionStorage() }
  const send = openPage(page)
  page.now = NOW + 1_500
  page.performanceNow = 1_600.4
  expect(readElapsed(send)).toBe(1_600)
  page.now = NOW + 90_000
  expect(readElapsed(send)).toBe(90_000)
})

test('A visitor who comes back to a form and sends it at once has been here for longer', () => {
  const storage = createSessionStorage()
  openPage({ storage })
  const page: PageOptions = { storage, now: NOW + 60_000, performanceNow: 300 }
  expect(readElapsed(openPage(page))).toBe(60_000)
})

test.each([
  ['closed', undefined],
  ['full of rubbish', { ...createSessionStorage(), getItem: () => 'rubbish' }],
  ['ahead of the clock', { ...createSessionStorage(), getItem: () => String(NOW + 3_600_000) }],
])('Where the storage is %s, the age of the page counts', (_how, storage) => {
  expect(readElapsed(openPage({ ...(storage ? { storage } : {}), performanceNow: 2_500 }))).toBe(
    2_500,
  )
})

test('A form without the field is sent as it is', () => {
  const listeners: SubmitListener[] = []
  const addEventListener = (_type: string, listener: SubmitListener) => listeners.push(listener)
  runInNewContext(scriptText(), { addEventListener })
  for (const listener of listeners) {
    expect(() => listener({ target: { elements: {} } })).not.toThrow()
  }
  expect(listeners).toHaveLength(1)
})

test('The script cannot end its own tag early', () => {
  expect(scriptText()).not.toMatch(/<\/|<!--/)
})
