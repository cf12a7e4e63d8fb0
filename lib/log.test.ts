import { logEvent, getRequestId } from './log'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('A request keeps the platform’s id', () => {
  const id = 'iad1::iad1::abcde-1700000000000-0123456789ab'
  expect(getRequestId(new Headers({ 'x-vercel-id': id }))).toBe(id)
})

test.each([
  {},
  { 'x-vercel-id': '' },
  { 'x-vercel-id': 'Mary Smith' },
  { 'x-vercel-id': 'x'.repeat(101) },
])('With the headers %j it gets a new id', (headers) => {
  const [one, two] = [1, 2].map(() => getRequestId(new Headers(headers as Record<string, string>)))
  expect(one).toMatch(UUID)
  expect(one).not.toBe(two)
})

test('An event is one line with its time in UTC, whatever its fields hold', () => {
  const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
  const reason = 'no\nroute\r\n{"event":"submission"}\u2028\u001b[2J'
  logEvent('geolocation', { reason, ignored: undefined })
  const [line] = logged.mock.calls.flat() as [string]
  logged.mockRestore()
  for (const sign of ['\n', '\r', '\u001b']) expect(line).not.toContain(sign)
  const { at, ...event } = JSON.parse(line) as Record<string, unknown>
  expect(event).toEqual({ level: 'info', event: 'geolocation', reason })
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/)
})

test('Errors go to stderr, other events to stdout', () => {
  const info = jest.spyOn(console, 'log').mockImplementation(() => {})
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  logEvent('one', {})
  logEvent('two', {}, 'error')
  const texts = [info, error].map(({ mock }) => mock.calls.flat().map(String))
  jest.restoreAllMocks()
  expect(texts).toEqual([
    [expect.stringContaining('"level":"info","event":"one"')],
    [expect.stringContaining('"level":"error","event":"two"')],
  ])
})
