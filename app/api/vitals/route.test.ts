/** Reloads the route, because lib/env reads the settings once. */
async function post(settings: Record<string, string>, body: BodyInit): Promise<number> {
  jest.resetModules()
  const before = process.env
  process.env = { ...before, ...settings }
  const { POST } = await import('./route')
  process.env = before
  const request = new Request('https://site.example/api/vitals', {
    method: 'POST',
    body,
    ...{ duplex: 'half' }, // required by Node for streamed bodies
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
  const addLine = (line: unknown) => void lines.push(String(line))
  jest.spyOn(console, 'log').mockImplementation(addLine)
  jest.spyOn(console, 'error').mockImplementation(addLine)
})
afterEach(() => jest.restoreAllMocks())

test('A vitals report is logged as one line with the same fields', async () => {
  expect(await post(SAMPLING_ENABLED, VITALS_REPORT)).toBe(204)
  expect(lines).toHaveLength(1)
  const { at, level, event, ...fields } = JSON.parse(lines.join()) as Record<string, unknown>
  expect([typeof at, level, event]).toEqual(['string', 'info', 'vitals'])
  expect(fields).toEqual(JSON.parse(VITALS_REPORT))
})

test('Each reported script error is logged as its own line', async () => {
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
  ['A malformed report', SAMPLING_ENABLED, () => 'malformed', 400],
  ['A body that is not UTF-8', SAMPLING_ENABLED, () => new Uint8Array([0xff, 0xfe, 0]), 400],
  ['An aborted body', SAMPLING_ENABLED, ABORTED_BODY, 400],
  ['A report without sampling', {}, () => VITALS_REPORT, 404],
  ['A report with a sampling rate of zero', { VITALS_SAMPLE: '0' }, () => VITALS_REPORT, 404],
])('%s is not logged', async (_what, settings, body, status) => {
  expect(await post(settings, body())).toBe(status)
  expect(lines).toEqual([])
})
