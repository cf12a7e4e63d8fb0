/** The route of a site with these settings: lib/env reads them once, so each needs its own copy. */
async function post(settings: Record<string, string>, body: BodyInit): Promise<number> {
  jest.resetModules()
  const before = process.env
  process.env = { ...before, ...settings }
  const { POST } = await import('./route')
  process.env = before
  const request = new Request('https://site.example/api/vitals', {
    method: 'POST',
    body,
    // Node's own demand on a body that comes in pieces.
    ...{ duplex: 'half' },
  })
  return (await POST(request)).status
}

const VITALS_REPORT = '{"page":"landing","navigation":"reload","LCP":1234,"CLS":0.01}'
const SAMPLING_ENABLED = { VITALS_SAMPLE: '0.1' }
const ABORTED_BODY = () =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"page":'))
      stream.error(new Error('aborted'))
    },
  })

let lines: string[]
beforeEach(() => {
  lines = []
  const note = (line: unknown) => void lines.push(String(line))
  jest.spyOn(console, 'log').mockImplementation(note)
  jest.spyOn(console, 'error').mockImplementation(note)
})
afterEach(() => jest.restoreAllMocks())

test('A measured load is one line of the log, which says no more than the page did', async () => {
  expect(await post(SAMPLING_ENABLED, VITALS_REPORT)).toBe(204)
  expect(lines).toHaveLength(1)
  const { at, level, event, ...told } = JSON.parse(lines.join()) as Record<string, unknown>
  expect([typeof at, level, event]).toEqual(['string', 'info', 'vitals'])
  expect(told).toEqual(JSON.parse(VITALS_REPORT))
})

test('Each error that a page tells of is a line of its own', async () => {
  const error = { error: 'TypeError', file: '/_next/static/chunks/a.js', line: 1, column: 234 }
  expect(
    await post(
      SAMPLING_ENABLED,
      VITALS_REPORT.replace('}', `,"errors":[${JSON.stringify(error)}]}`),
    ),
  ).toBe(204)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.not.objectContaining({ errors: expect.anything() as unknown }),
    expect.objectContaining({ level: 'error', event: 'browser-error', page: 'landing', ...error }),
  ])
})

test.each<[string, Record<string, string>, () => BodyInit, number]>([
  ['Rubbish', SAMPLING_ENABLED, () => 'rubbish', 400],
  ['What is no UTF-8', SAMPLING_ENABLED, () => new Uint8Array([0xff, 0xfe, 0]), 400],
  ['What is cut off', SAMPLING_ENABLED, ABORTED_BODY, 400],
  ['A site where it is off', {}, () => VITALS_REPORT, 404],
  ['A site whose share is none', { VITALS_SAMPLE: '0' }, () => VITALS_REPORT, 404],
])('%s leaves no line', async (_what, settings, body, status) => {
  expect(await post(settings, body())).toBe(status)
  expect(lines).toEqual([])
})
