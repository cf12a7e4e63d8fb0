import { runInNewContext } from 'node:vm'
import { isIdempotencyKey } from '@/lib/submissions/push-id'
import { createIdempotencyKey } from '@/lib/submissions/push-id.fixture'
import { SubmitScript } from './submit-script'

const NOW = Date.parse('2026-07-01T12:00:00Z')

interface Field {
  value: string
}
type SubmitListener = (event: {
  target: { elements: { idempotencyKey?: Field; elapsed?: Field } }
}) => void
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function scriptText(): string {
  const { props } = SubmitScript() as { props: { dangerouslySetInnerHTML: { __html: string } } }
  return props.dangerouslySetInnerHTML.__html
}

/** The session storage of one tab. */
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

/** Runs the script of a page; the returned function submits a form and returns its idempotency key. */
function openPage(page: PageOptions) {
  const listeners: SubmitListener[] = []
  const globals = {
    addEventListener: (type: string, listener: SubmitListener, capture: boolean) => {
      // In the capture phase, before React and the form's own handlers read the fields.
      expect(capture).toBe(true)
      if (type === 'submit') listeners.push(listener)
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
  return (idempotencyKey: Field, elapsed?: Field) => {
    const elements = elapsed ? { idempotencyKey, elapsed } : { idempotencyKey }
    for (const listener of listeners) listener({ target: { elements } })
    return idempotencyKey.value
  }
}

test('A submitted form has an idempotency key that the server accepts', () => {
  const send = openPage({ storage: createSessionStorage() })
  expect(isIdempotencyKey(send({ value: '' }), NOW)).toBe(true)
})

test('The page and the server use the same idempotency key format', () => {
  const bytes = Uint8Array.from([0, 1, 10, 11, 36, 37, 63, 64, 127, 128, 200, 255])
  const getRandomValues = jest.fn((array: Uint8Array) => (array.set(bytes), array))
  const fixedCrypto = { getRandomValues } as unknown as Pick<Crypto, 'getRandomValues'>
  const spy = jest.spyOn(crypto, 'getRandomValues').mockImplementation(fixedCrypto.getRandomValues)
  const expected = createIdempotencyKey(NOW)
  spy.mockRestore()
  expect(openPage({ storage: createSessionStorage(), crypto: fixedCrypto })({ value: '' })).toBe(
    expected,
  )
})

test('A form that is submitted twice keeps its idempotency key', () => {
  const send = openPage({ storage: createSessionStorage() })
  const field = { value: '' }
  const first = send(field)
  expect(send(field)).toBe(first)
})

test('All forms of one tab have the same idempotency key', () => {
  const storage = createSessionStorage()
  const send = openPage({ storage })
  const first = send({ value: '' })
  expect(send({ value: '' })).toBe(first)
  expect(openPage({ storage })({ value: '' })).toBe(first)
})

test('A tab gets a new key after half a day', () => {
  const storage = createSessionStorage()
  const first = openPage({ storage })({ value: '' })
  const HALF_DAY_MS = 12 * 3_600_000
  expect(openPage({ storage, now: NOW + HALF_DAY_MS - 1 })({ value: '' })).toBe(first)
  const next = openPage({ storage, now: NOW + HALF_DAY_MS })({ value: '' })
  expect(next).not.toBe(first)
  expect(isIdempotencyKey(next, NOW + HALF_DAY_MS)).toBe(true)
})

test('Two tabs have two keys', () => {
  const keys = [createSessionStorage(), createSessionStorage()].map((storage) =>
    openPage({ storage })({ value: '' }),
  )
  expect(new Set(keys).size).toBe(2)
})

test.each([
  ['missing', undefined],
  ['unreadable', { ...createSessionStorage(), getItem: throwSecurityError }],
  ['full', { ...createSessionStorage(), setItem: throwSecurityError }],
])(
  'Where the session storage is %s, the form keeps its idempotency key in its field',
  (_how, storage) => {
    const send = openPage({ storage })
    const field = { value: '' }
    const first = send(field)
    expect(isIdempotencyKey(first, NOW)).toBe(true)
    expect(send(field)).toBe(first)
  },
)

test('An idempotency key in the field is not replaced', () => {
  const send = openPage({ storage: createSessionStorage() })
  expect(send({ value: 'kept' })).toBe('kept')
})

/** The elapsed field of a submitted form, in milliseconds. */
function readElapsed(send: ReturnType<typeof openPage>): number {
  const elapsed = { value: '' }
  send({ value: '' }, elapsed)
  return Number(elapsed.value)
}

test('The elapsed field holds the time since the page was opened', () => {
  const page: PageOptions = { storage: createSessionStorage() }
  const send = openPage(page)
  page.now = NOW + 1_500
  page.performanceNow = 1_600.4
  expect(readElapsed(send)).toBe(1_600)
  page.now = NOW + 90_000
  expect(readElapsed(send)).toBe(90_000)
})

test('The elapsed time includes earlier pages of the visit', () => {
  const storage = createSessionStorage()
  openPage({ storage })
  const page: PageOptions = { storage, now: NOW + 60_000, performanceNow: 300 }
  expect(readElapsed(openPage(page))).toBe(60_000)
})

test.each([
  ['missing', undefined],
  ['invalid', { ...createSessionStorage(), getItem: () => 'invalid' }],
  ['ahead of the clock', { ...createSessionStorage(), getItem: () => String(NOW + 3_600_000) }],
])('Where the session storage is %s, the elapsed time starts with the page', (_how, storage) => {
  expect(readElapsed(openPage({ ...(storage ? { storage } : {}), performanceNow: 2_500 }))).toBe(
    2_500,
  )
})

test('A form without the fields is submitted unchanged', () => {
  const listeners: SubmitListener[] = []
  const addEventListener = (type: string, listener: SubmitListener) =>
    type === 'submit' && listeners.push(listener)
  runInNewContext(scriptText(), { addEventListener })
  for (const listener of listeners) {
    expect(() => listener({ target: { elements: {} } })).not.toThrow()
  }
  expect(listeners).toHaveLength(1)
})

test('The script does not contain a closing tag or comment', () => {
  expect(scriptText()).not.toMatch(/<\/|<!--/)
})
