import { runInNewContext } from 'node:vm'
import { saveChoices } from '@/components/analytics/choices-storage'
import { TAG_META } from '@/lib/analytics/tag-settings'
import { ADVERTISING_FIELD } from '@/lib/forms/form'
import { isIdempotencyKey } from '@/lib/store/record-key'
import { createIdempotencyKey } from '@/lib/store/record-key.fixture'
import { SubmitScript } from './submit-script'

const NOW = Date.parse('2026-07-01T12:00:00Z')

interface Field {
  value: string
}
interface Fields {
  idempotencyKey?: Field
  elapsed?: Field
}
type Listener = (event: { target: { elements: Fields }; formData?: FormData }) => void
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function scriptText(): string {
  const { props } = SubmitScript() as { props: { dangerouslySetInnerHTML: { __html: string } } }
  return props.dangerouslySetInnerHTML.__html
}

function createStorage(): Storage {
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
  /** Of the tab; undefined where the browser denies it. */
  storage?: Storage | undefined
  localStorage?: Storage | undefined
  hasTag?: boolean
  crypto?: Pick<Crypto, 'getRandomValues'>
  now?: number
  /** Milliseconds since the page began to load. */
  performanceNow?: number
}

/** Runs the script of a page. @returns submits a form: its key, elapsed time and data */
function openPage(page: PageOptions) {
  const listeners = new Map<string, Listener>()
  const globals = {
    addEventListener: (type: string, listener: Listener, capture: boolean) => {
      // In the capture phase, before React and the form's own handlers read the fields.
      expect(capture).toBe(true)
      listeners.set(type, listener)
    },
    document: {
      querySelector: (selector: string) =>
        page.hasTag && selector === `meta[name="${TAG_META}"]` ? {} : null,
    },
    crypto: page.crypto ?? crypto,
    Date: { now: () => page.now ?? NOW },
    performance: { now: () => page.performanceNow ?? 0 },
    Uint8Array,
  }
  Object.defineProperty(globals, 'sessionStorage', {
    get: () => page.storage ?? throwSecurityError(),
  })
  Object.defineProperty(globals, 'localStorage', {
    get: () => page.localStorage ?? throwSecurityError(),
  })
  runInNewContext(scriptText(), globals)
  return (elements: Fields = { idempotencyKey: { value: '' }, elapsed: { value: '' } }) => {
    const formData = new FormData()
    formData.set('name', 'Mary')
    listeners.get('submit')?.({ target: { elements } })
    listeners.get('formdata')?.({ target: { elements }, formData })
    return {
      key: elements.idempotencyKey?.value ?? '',
      elapsed: Number(elements.elapsed?.value),
      data: Object.fromEntries(formData),
    }
  }
}

test('A submitted form has an idempotency key that the server accepts', () => {
  const { key } = openPage({ storage: createStorage() })()
  expect(isIdempotencyKey(key, NOW)).toBe(true)
})

test('The page and the server use the same format of keys', () => {
  const bytes = Uint8Array.from([0, 1, 10, 11, 36, 37, 63, 64, 127, 128, 200, 255])
  const getRandomValues = jest.fn((array: Uint8Array) => (array.set(bytes), array))
  const fixedCrypto = { getRandomValues } as unknown as Pick<Crypto, 'getRandomValues'>
  const spy = jest.spyOn(crypto, 'getRandomValues').mockImplementation(fixedCrypto.getRandomValues)
  const expected = createIdempotencyKey(NOW)
  spy.mockRestore()
  expect(openPage({ storage: createStorage(), crypto: fixedCrypto })().key).toBe(expected)
})

test('All forms and pages of one tab have the same key, and two tabs have two', () => {
  const storage = createStorage()
  const send = openPage({ storage })
  const { key } = send()
  expect(send().key).toBe(key)
  expect(openPage({ storage })().key).toBe(key)
  expect(openPage({ storage: createStorage() })().key).not.toBe(key)
})

test('A tab gets a new key after half a day', () => {
  const storage = createStorage()
  const { key } = openPage({ storage })()
  const HALF_DAY_MS = 12 * 3_600_000
  expect(openPage({ storage, now: NOW + HALF_DAY_MS - 1 })().key).toBe(key)
  const next = openPage({ storage, now: NOW + HALF_DAY_MS })().key
  expect(next).not.toBe(key)
  expect(isIdempotencyKey(next, NOW + HALF_DAY_MS)).toBe(true)
})

test.each([
  ['missing', undefined],
  ['unreadable', { ...createStorage(), getItem: throwSecurityError }],
  ['full', { ...createStorage(), setItem: throwSecurityError }],
])('Where the session storage is %s, the form keeps its key in its field', (_how, storage) => {
  const send = openPage({ storage })
  const fields = { idempotencyKey: { value: '' } }
  const { key } = send(fields)
  expect(isIdempotencyKey(key, NOW)).toBe(true)
  expect(send(fields).key).toBe(key)
})

test('The elapsed field holds the time since the page was opened', () => {
  const page: PageOptions = { storage: createStorage() }
  const send = openPage(page)
  page.now = NOW + 1_500
  page.performanceNow = 1_600.4
  expect(send().elapsed).toBe(1_600)
  page.now = NOW + 90_000
  expect(send().elapsed).toBe(90_000)
})

test('The elapsed time includes earlier pages of the visit', () => {
  const storage = createStorage()
  openPage({ storage })
  expect(openPage({ storage, now: NOW + 60_000, performanceNow: 300 })().elapsed).toBe(60_000)
})

test.each([
  ['missing', undefined],
  ['invalid', { ...createStorage(), getItem: () => 'invalid' }],
  ['ahead of the clock', { ...createStorage(), getItem: () => String(NOW + 3_600_000) }],
])('Where the session storage is %s, the elapsed time starts with the page', (_how, storage) => {
  expect(openPage({ storage, performanceNow: 2_500 })().elapsed).toBe(2_500)
})

/** The browser's storage, where "Privacy choices" saved this text. */
function storeChoices(text: string): Storage {
  const storage = createStorage()
  const setItem = (key: string) => storage.setItem(key, text)
  Object.defineProperty(globalThis, 'localStorage', { value: { setItem }, configurable: true })
  saveChoices({})
  return storage
}

test.each<[choices: string, hasTag: boolean, sent: Record<string, string>]>([
  ['{}', true, {}],
  ['{"measurement":false}', true, {}],
  ['{"advertising":true}', true, { [ADVERTISING_FIELD]: 'yes' }],
  ['{"advertising":true}', false, {}],
  ['{"advertising":false}', true, { [ADVERTISING_FIELD]: 'no' }],
  ['{"advertising":false}', false, { [ADVERTISING_FIELD]: 'no' }],
  ['', true, {}],
  ['null', true, {}],
  ['7', true, {}],
  ['{', true, {}],
  ['{"advertising":"no"}', true, {}],
])('With the choices %j, and with Google’s tag: %s, a form sends %j', (choices, hasTag, sent) => {
  const send = openPage({ hasTag, localStorage: storeChoices(choices) })
  expect(send().data).toEqual({ name: 'Mary', ...sent })
})

test('Where the storage is denied, no choice is sent', () => {
  expect(openPage({ hasTag: true })().data).toEqual({ name: 'Mary' })
})

test('Another form than a request is submitted unchanged', () => {
  const send = openPage({ localStorage: storeChoices('{"advertising":false}') })
  expect(send({}).data).toEqual({ name: 'Mary' })
})

test('The script does not contain a closing tag or comment', () => {
  expect(scriptText()).not.toMatch(/<\/|<!--/)
})
