import { readMemory, readSentAnswers, updateMemory } from './record'

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

test.each([undefined, '', '{', 'null', '7'])('A tab that holds %j has no memory', (text) => {
  openTab('en-US', text)
  expect(readMemory().typed).toBeUndefined()
})

test('An update keeps the rest of the record', () => {
  const items = openTab('en-US', '{"openedAt":7}')
  updateMemory((memory) => ({ ...memory, typed: { short: { name: 'Ana' } } }))
  expect(JSON.parse(items.get('forms') ?? '')).toEqual({
    openedAt: 7,
    typed: { short: { name: 'Ana' } },
  })
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
  ['es', 'key-1', ANSWERS],
  ['en-US', 'key-1', []],
  ['fr-CA', 'key-1', []],
  ['es-US', 'key-2', []],
  ['es-US', '', []],
])('In a document in %s the page of request %j shows %j', (lang, requestKey, shown) => {
  openTab(lang, SENT)
  expect(readSentAnswers(requestKey)).toEqual(shown)
})

test('Before anything was sent, no answers are shown', () => {
  openTab('es-US')
  expect(readSentAnswers('key-1')).toEqual([])
})
