import type { Control } from '@/components/form/controls'
import { saveChoices } from '@/components/analytics/choices-storage'
import { ADVERTISING_FIELD } from '@/lib/forms/form'
import { isIdempotencyKey } from '@/lib/store/record-key'
import { updateMemory, type FormMemory } from './record'
import {
  addAdvertisingChoice,
  describeAnswers,
  isSentAgain,
  markStored,
  stampForm,
} from './submission'

const NOW = Date.parse('2026-07-01T12:00:00Z')
const HALF_DAY_MS = 12 * 3_600_000

const createStorage = (text = '{}') => {
  const items = new Map([['forms', text]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const denied = () => {
  throw new Error('SecurityError')
}

interface Page {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now?: number
  openedAt?: number
  performanceNow?: number
}

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: createStorage() })
  updateMemory(() => ({}))
})
afterEach(() => jest.restoreAllMocks())

function stamp({ storage, now = NOW, openedAt = NOW, performanceNow = 0 }: Page, fields = {}) {
  Object.assign(globalThis, { sessionStorage: storage })
  jest.spyOn(Date, 'now').mockReturnValue(now)
  jest.spyOn(performance, 'now').mockReturnValue(performanceNow)
  const inputs: Record<string, { value: string }> = {
    idempotencyKey: { value: '' },
    elapsed: { value: '' },
    ...fields,
  }
  const elements = { namedItem: (name: string) => inputs[name] ?? null }
  stampForm({ elements } as unknown as HTMLFormElement, openedAt)
  return { key: inputs.idempotencyKey?.value ?? '', elapsed: Number(inputs.elapsed?.value) }
}

test('A submitted form has an idempotency key that the server accepts', () => {
  expect(isIdempotencyKey(stamp({ storage: createStorage() }).key, NOW)).toBe(true)
})

test('All forms and pages of one tab share a key, and two tabs have two', () => {
  const storage = createStorage()
  const { key } = stamp({ storage })
  expect(stamp({ storage }).key).toBe(key)
  expect(stamp({ storage: createStorage() }).key).not.toBe(key)
})

test('A tab gets a new key after half a day', () => {
  const storage = createStorage()
  const { key } = stamp({ storage })
  expect(stamp({ storage, now: NOW + HALF_DAY_MS - 1 }).key).toBe(key)
  const next = stamp({ storage, now: NOW + HALF_DAY_MS }).key
  expect(next).not.toBe(key)
  expect(isIdempotencyKey(next, NOW + HALF_DAY_MS)).toBe(true)
})

test.each([
  ['unreadable', { ...createStorage(), getItem: denied }],
  ['full', { ...createStorage(), setItem: denied }],
])('When the session storage is %s, the form keeps its key in its field', (_how, storage) => {
  const { key } = stamp({ storage })
  expect(isIdempotencyKey(key, NOW)).toBe(true)
  expect(stamp({ storage }, { idempotencyKey: { value: key } }).key).toBe(key)
})

test.each([
  ['counts from the tab’s first page', `{"openedAt":${NOW}}`, 60_000],
  ['starts with the page where nothing is remembered', '{}', 2_500],
  ['starts with the page where the clock was ahead', `{"openedAt":${NOW + HALF_DAY_MS}}`, 2_500],
])('The elapsed time %s', (_how, text, elapsed) => {
  const page = { now: NOW + 60_000, openedAt: NOW + 57_500, performanceNow: 2_500 }
  expect(stamp({ storage: createStorage(text), ...page }).elapsed).toBe(elapsed)
})

test('A form without these fields stays as it is', () => {
  const fields = { idempotencyKey: undefined, elapsed: undefined }
  expect(() => stamp({ storage: createStorage() }, fields)).not.toThrow()
})

function sendWithChoices(text: string, hasTag: boolean): Record<string, unknown> {
  const items = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string) => items.set(key, text),
  }
  const document = { querySelector: () => (hasTag ? {} : null) }
  Object.assign(globalThis, { localStorage, document })
  saveChoices({})
  const data = new FormData()
  addAdvertisingChoice(data)
  return Object.fromEntries(data)
}

test.each<[choices: string, hasTag: boolean, sent: Record<string, string>]>([
  ['{}', true, {}],
  ['{"measurement":false}', true, {}],
  ['{"advertising":true}', true, { [ADVERTISING_FIELD]: 'yes' }],
  ['{"advertising":true}', false, {}],
  ['{"advertising":false}', true, { [ADVERTISING_FIELD]: 'no' }],
  ['{"advertising":false}', false, { [ADVERTISING_FIELD]: 'no' }],
  ['null', true, {}],
  ['{', true, {}],
  ['{"advertising":"no"}', true, {}],
])('With the choices %j, and with Google’s tag: %s, a form sends %j', (choices, hasTag, sent) => {
  expect(sendWithChoices(choices, hasTag)).toEqual(sent)
})

const makeElement = (textContent: string) => ({ textContent, querySelector: () => null })

function makeControl(type: string, name: string, label: string, more: object = {}): Control {
  const value = 'on'
  return { type, name, value, labels: [makeElement(label)], ...more } as unknown as Control
}

const makeOption = (type: string, name: string, question: string, label: string, value: string) =>
  makeControl(type, name, label, {
    value,
    closest: () => ({ firstElementChild: makeElement(question) }),
  })

test('Answers use the words of the page, and leave out the consent and empty questions', () => {
  const controls = [
    makeControl('text', 'name', 'Your name'),
    makeControl('email', 'email', 'Email'),
    makeOption('checkbox', 'items', 'Your items', 'Pianos', 'piano'),
    makeOption('checkbox', 'items', 'Your items', 'Sheds', 'shed'),
    makeOption('radio', 'load', 'How full?', 'Half', 'half'),
    makeControl('checkbox', 'packing', 'I need help packing'),
    makeControl('checkbox', 'marketing', 'Text me offers, too'),
  ]
  const data = new FormData()
  const sent = { name: ' Ana ', email: '', load: 'half', packing: 'on', marketing: 'on' }
  for (const [name, value] of Object.entries(sent)) data.set(name, value)
  for (const item of ['piano', 'shed']) data.append('items', item)
  expect(describeAnswers(controls, data, 'Yes')).toEqual([
    { name: 'name', label: 'Your name', answer: 'Ana' },
    { name: 'items', label: 'Your items', answer: 'Pianos, Sheds' },
    { name: 'load', label: 'How full?', answer: 'Half' },
    { name: 'packing', label: 'I need help packing', answer: 'Yes' },
  ])
})

test('Answers count as the same even if the consent changed', () => {
  const sent = { name: 'Ana', marketing: 'v1' }
  expect(isSentAgain(sent, { name: 'Ana', marketing: '' })).toBe(true)
  expect(isSentAgain(sent, { name: 'Anna', marketing: 'v1' })).toBe(false)
  expect(isSentAgain(sent, { name: 'Ana', unit: '4' })).toBe(false)
})

const PENDING = {
  ...({ form: 'short', lang: 'en', idempotencyKey: 'k' } as const),
  ...{ values: { name: 'Ana' }, answers: [] },
}
const STORED = { requestKey: 'key-1', pickupPath: '' }

test('The thank-you page moves the pending answers to its request, and clears what was typed', () => {
  const memory: FormMemory = { pending: PENDING, typed: { full: { name: 'Ana' } }, openedAt: NOW }
  expect(markStored(memory, STORED)).toEqual({
    ...{ sent: { ...PENDING, ...STORED }, typed: {} },
    openedAt: NOW,
  })
})

test('The page of an earlier request, or of none, keeps the sent answers', () => {
  const sent = { ...PENDING, ...STORED }
  expect(markStored({ sent }, { ...STORED, requestKey: 'key-0' }).sent).toEqual(sent)
  expect(markStored({ sent, pending: PENDING }, { ...STORED, requestKey: '' }).sent).toEqual(sent)
})
