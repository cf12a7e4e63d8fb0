import { bindSentAnswers, parseSentAnswers } from './sent-answers'
import { SENT_KEY } from './tab-storage'

const ANSWERS = [{ name: 'name', label: 'Su nombre', answer: 'Ana' }]
const SPANISH = JSON.stringify({ answers: ANSWERS, lang: 'es', requestKey: 'key-1' })

test('A server, which has no document, shows no answers', () => {
  expect(parseSentAnswers('', 'key-1')).toEqual([])
})

/** A document in that language, and a tab that holds the sent answers. */
function openPage(lang: string, sent = '') {
  const tab = new Map<string, string>([[SENT_KEY, sent]])
  const sessionStorage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
  }
  Object.assign(globalThis, { document: { documentElement: { lang } }, sessionStorage })
  return tab
}

test.each([
  ['es-US', ANSWERS],
  ['es', ANSWERS],
  ['en-US', []],
  ['fr-CA', []],
])('In a document in %s the answers to Spanish questions are %j', (lang, shown) => {
  openPage(lang)
  expect(parseSentAnswers(SPANISH, 'key-1')).toEqual(shown)
})

test('Answers in English are shown in both countries', () => {
  const text = JSON.stringify({ answers: ANSWERS, lang: 'en' })
  for (const lang of ['en-US', 'en-CA']) {
    openPage(lang)
    expect(parseSentAnswers(text, 'key-1')).toEqual(ANSWERS)
  }
})

test('The answers of another request, or of none, are not shown', () => {
  openPage('es-US')
  expect(parseSentAnswers(SPANISH, 'key-2')).toEqual([])
  expect(parseSentAnswers(SPANISH, '')).toEqual([])
  expect(parseSentAnswers('', 'key-1')).toEqual([])
})

test('Answers keep their language when they get their request', () => {
  const tab = openPage('es-US', JSON.stringify({ answers: ANSWERS, lang: 'es' }))
  bindSentAnswers('key-1')
  expect(JSON.parse(tab.get(SENT_KEY) ?? '')).toEqual(JSON.parse(SPANISH))
  expect(parseSentAnswers(tab.get(SENT_KEY) ?? '', 'key-1')).toEqual(ANSWERS)
  openPage('en-US')
  expect(parseSentAnswers(tab.get(SENT_KEY) ?? '', 'key-1')).toEqual([])
})
