import { describeError } from './browser-errors'
import { MAX_VITALS_BYTES } from '@/lib/http/guard'
import { parseVitals } from './vitals-report'

const HOST = 'www.site.example'
const FILE = '/_next/static/chunks/0a-b~c.js'
const URL = `https://${HOST}${FILE}`

function errorWith(stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error('Mary Smith, 416-555-0142'), { name, stack })
}

test.each([
  ['Chrome', `TypeError: Mary\n    at f (${URL}:1:234)\n    at g (${URL}:9:9)`],
  ['Chrome, without a name', `TypeError: Mary\n    at ${URL}:1:234`],
  ['Firefox and Safari', `f@${URL}:1:234\ng@${URL}:9:9`],
  ['an extension first', `at chrome-extension://abc/x.js:3:4\n at f (${URL}:1:234)`],
  ['another site first', `at https://maps.example${FILE}:3:4\n at f (${URL}:1:234)`],
  ['a page first', `at https://${HOST}/toronto:3:4\n at f (${URL}:1:234)`],
])('An error of our script is described by its name and position (%s)', (_browser, stack) => {
  const described = describeError(errorWith(stack), HOST)
  expect(described).toEqual({ error: 'TypeError', file: FILE, line: 1, column: 234 })
})

test('An error with an unknown name is described as Error', () => {
  const described = describeError(errorWith(`at ${URL}:1:2`, 'MarySmithError'), HOST)
  expect(described).toEqual({ error: 'Error', file: FILE, line: 1, column: 2 })
})

test.each([
  ['An extension’s error', errorWith('at chrome-extension://abc/x.js:3:4')],
  ['An error of another site’s script', errorWith(`at https://maps.example${FILE}:3:4`)],
  ['An error of a script within the page', errorWith(`at https://${HOST}/toronto:3:4`)],
  ['An error without a stack', errorWith('')],
  ['A text', 'Mary Smith'],
  ['Nothing', undefined],
])('%s is not described', (_what, thrown) => {
  expect(describeError(thrown, HOST)).toBeUndefined()
})

const ERROR = { error: 'TypeError', file: FILE, line: 1, column: 234 }
const createReport = (errors: unknown) =>
  JSON.stringify({ page: 'faq', navigation: 'reload', errors })

test('The longest possible report is below the size limit', () => {
  const file = `/_next/static/chunks/${'x'.repeat(60)}.js`
  const error = { error: 'HierarchyRequestError', file, line: 10_000_000, column: 10_000_000 }
  const times = { LCP: 600_000, INP: 600_000, CLS: 99.999, FCP: 600_000, TTFB: 600_000 }
  const longest = { page: 'how-it-works', navigation: 'back-forward-cache', ...times }
  const json = JSON.stringify({ ...longest, errors: [error, error, error] })
  expect(parseVitals(json)).toBeDefined()
  expect(json.length).toBeLessThan(MAX_VITALS_BYTES)
})

test('A report holds at most three errors', () => {
  expect(parseVitals(createReport([ERROR, ERROR, ERROR]))).toMatchObject({
    errors: [ERROR, ERROR, ERROR],
  })
  expect(parseVitals(createReport([ERROR, ERROR, ERROR, ERROR]))).toBeUndefined()
})

test.each([
  { error: 'MarySmithError' },
  { error: undefined },
  { file: '/toronto?name=Mary' },
  { file: `${FILE}?name=Mary` },
  { file: `https://evil.example${FILE}` },
  { file: `/_next/static/chunks/${'x'.repeat(61)}.js` },
  { file: '/_next/static/chunks/../../mary.js' },
  { line: -1 },
  { line: 1.5 },
  { column: '234' },
  { column: 1e9 },
  { message: 'Mary Smith' },
])('An error with %j is invalid', (change) => {
  expect(parseVitals(createReport([{ ...ERROR, ...change }]))).toBeUndefined()
})
