import type { Control } from '@/components/form/controls'
import { mergeAnswers, typeAnswers } from './typed'
import { readMemory, readSentAnswers, updateMemory } from './record'

class FakeText {
  type = 'text'
  events: string[] = []
  #value = ''
  constructor(readonly name: string) {}
  get value() {
    return this.#value
  }
  set value(text) {
    this.#value = text
  }
  dispatchEvent({ type }: Event) {
    this.events.push(type)
  }
}

function makeTick(type: string, name: string, value = 'on', checked = false) {
  const control = { type, name, value, checked, click: () => void (control.checked = true) }
  if (type === 'checkbox') control.click = () => void (control.checked = !control.checked)
  return control
}

const PAGE = { lists: ['items'], consent: 'v2' }
const restore = (controls: object[], values: Record<string, string>) =>
  typeAnswers(controls as Control[], values, PAGE)

test('A remembered text is typed with the events that React listens for, and only once', () => {
  const [name, unit] = [new FakeText('name'), new FakeText('unit')]
  restore([name, unit], { name: 'Mary' })
  restore([name, unit], { name: 'Mary' })
  expect([name.value, name.events]).toEqual(['Mary', ['input', 'change']])
  expect([unit.value, unit.events]).toEqual(['', []])
})

test('Only boxes and radio buttons that differ are pressed', () => {
  const boxes = ['piano', 'shed', 'tv'].map((item) => makeTick('checkbox', 'items', item))
  const radios = ['', 'half', 'full'].map((load) => makeTick('radio', 'load', load, load === ''))
  const packing = makeTick('checkbox', 'packing', 'on', true)
  restore([...boxes, ...radios, packing], { items: 'piano,tv', load: 'half', packing: '' })
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true])
  expect(radios.map(({ checked }) => checked)).toEqual([true, true, false])
  expect(packing.checked).toBe(false)
})

test.each([
  ['v2', true],
  ['v1', false],
  ['', false],
])('With consent to text %j, the box beside text "v2" is ticked: %j', (version, isChecked) => {
  const box = makeTick('checkbox', 'marketing')
  restore([box], { marketing: version })
  expect(box.checked).toBe(isChecked)
})

test('Answers typed on this page win over the draft, and items of both are ticked', () => {
  const draft = { name: 'Mary', phone: '416-555-0142', items: 'piano,shed' }
  const changes = { name: 'Anna', items: 'shed,mattresses' }
  expect(mergeAnswers(draft, changes, ['items'])).toEqual({
    name: 'Anna',
    phone: '416-555-0142',
    items: 'piano,shed,mattresses',
  })
})

test('A list that is in neither is not added', () => {
  expect(mergeAnswers({ name: 'Mary' }, {}, ['items'])).toEqual({ name: 'Mary' })
})

function openTab(lang: string, text?: string, setItem?: () => void): Map<string, string> {
  const items = new Map<string, string>(text === undefined ? [] : [['forms', text]])
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => items.set(key, value)),
  }
  Object.assign(globalThis, { document: { documentElement: { lang } }, sessionStorage })
  return items
}

const ANSWERS = [{ name: 'name', label: 'Su nombre', answer: 'Ana' }]
const SENT = JSON.stringify({ sent: { requestKey: 'key-1', lang: 'es', answers: ANSWERS } })

test.each([undefined, '', '{', 'null'])('A tab that holds %j has no memory', (text) => {
  openTab('en-US', text)
  expect(readMemory().typed).toBeUndefined()
})

test('The page keeps what the browser refuses to store, until it can be stored', () => {
  openTab('en-US', '{}', () => {
    throw new Error('QuotaExceededError')
  })
  updateMemory((memory) => ({ ...memory, openedAt: 7 }))
  expect(readMemory()).toEqual({ openedAt: 7 })
  const items = openTab('en-US', '{}')
  updateMemory((memory) => ({ ...memory, typed: {} }))
  expect(items.get('forms')).toBe('{"openedAt":7,"typed":{}}')
})

test.each([
  ['es-US', 'key-1', ANSWERS],
  ['fr-CA', 'key-1', []],
  ['es-US', '', []],
])('In a document in %s the page of request %j shows %j', (lang, requestKey, shown) => {
  openTab(lang, SENT)
  expect(readSentAnswers(requestKey)).toEqual(shown)
})

test('Before anything was sent, no answers are shown', () => {
  openTab('es-US')
  expect(readSentAnswers('key-1')).toEqual([])
})
