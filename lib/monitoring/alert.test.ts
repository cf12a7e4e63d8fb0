import { env } from '@/lib/env'
import { createFailureAlert, reportRequestError, sendAlert } from './alert'
import { postChat } from '@/lib/http/post'

jest.mock('@/lib/http/post')

const MINUTE = 60_000
let minutes: number
let lines: string[]

beforeEach(() => {
  minutes = 0
  lines = []
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  jest.spyOn(Date, 'now').mockImplementation(() => minutes * MINUTE)
  jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
  jest.mocked(postChat).mockReset()
})
afterEach(() => {
  env.ALERT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

test('An alert counts as sent if there is no webhook, but not if the webhook refuses it', async () => {
  jest.mocked(postChat).mockRejectedValue(new Error('it was answered 500'))
  expect(await sendAlert('The canary failed')).toBe(false)
  expect(lines.join()).toContain('it was answered 500')
  env.ALERT_WEBHOOK_URL = undefined
  expect(await sendAlert('The canary failed')).toBe(true)
})

async function sendFailures(limit: number, failures: number[]): Promise<number[]> {
  const fail = createFailureAlert('it failed', limit)
  const sent: number[] = []
  for (minutes of failures) {
    const before = jest.mocked(postChat).mock.calls.length
    await fail()
    if (jest.mocked(postChat).mock.calls.length > before) sent.push(minutes)
  }
  return sent
}

test.each<[what: string, limit: number, failures: number[], alerts: number[]]>([
  ['the first failure', 1, [0], [0]],
  ['too few failures', 3, [0, 1], []],
  ['enough failures within ten minutes', 3, [0, 5, 9], [9]],
  ['enough failures, but over a longer time', 3, [0, 6, 11, 18, 30], []],
  ['many failures', 3, [0, 0, 0, 0, 1, 2, 59], [0]],
  ['failures that go on for longer than an hour', 3, [0, 1, 2, 60, 61, 62, 63], [2, 62]],
  ['single failures, hours apart', 1, [0, 30, 60, 119, 121], [0, 60, 121]],
])('Alerts sent for %s', async (_what, limit, failures, alerts) => {
  expect(await sendFailures(limit, failures)).toEqual(alerts)
})

test('The alert names the site', async () => {
  await sendFailures(1, [0])
  expect(postChat).toHaveBeenCalledWith(env.ALERT_WEBHOOK_URL, 'http://localhost:3000: it failed')
})

const CONTEXT = { routePath: '/[country]/[city]', routeType: 'render' }

test('A failed request is logged with route and digest, and alerts', async () => {
  const error = Object.assign(new TypeError('Mary Smith'), { digest: '123456@E394' })
  await reportRequestError(error, 'GET', CONTEXT)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      at: expect.any(String) as string,
      level: 'error',
      event: 'request-error',
      error: 'TypeError',
      digest: '123456@E394',
      method: 'GET',
      route: '/[country]/[city]',
      type: 'render',
      stack: expect.arrayContaining([
        expect.stringMatching(/alert\.test\.ts:\d+:\d+\)?$/),
      ]) as unknown,
    },
  ])
  expect(postChat).toHaveBeenCalledTimes(1)
  expect(jest.mocked(postChat).mock.calls.join()).toContain('"request-error"')
})

test.each([
  [
    'Error: Mary\n    at Smith (/street/5.js:1:2)\nToronto\n    at read (/app/.next/a.js:1:22)',
    'Mary\n    at Smith (/street/5.js:1:2)\nToronto',
    ['read (/app/.next/a.js:1:22)'],
  ],
  [
    `Error\n    at async Promise.all (index 0)\n    at [country] (/app/[city]/(a)/page@1.js:1:2)
    at new Form (file:///app/chunks/_c12~.js:10:20)\n    at process.run (node:internal/process/t:5:6)
    at Mary (https://site.example/?name=Mary:1:2)\n    at data:text/javascript,Mary:1:2
    at /app/lib/a.js:3:4`,
    '',
    [
      '[country] (/app/[city]/(a)/page@1.js:1:2)',
      'new Form (file:///app/chunks/_c12~.js:10:20)',
      'process.run (node:internal/process/t:5:6)',
      '/app/lib/a.js:3:4',
    ],
  ],
])('The frames of the stack %j are logged without the message', async (stack, message, frames) => {
  await reportRequestError(Object.assign(new Error(message), { stack }), 'GET', CONTEXT)
  expect(JSON.parse(lines.join())).toMatchObject({ stack: frames })
  expect(lines.join()).not.toMatch(/Mary|Smith/)
})

test('A deep stack is logged up to its twentieth frame', async () => {
  const stack = Array.from({ length: 50 }, (_, n) => `\n    at f${n} (/app/a.js:1:${n})`).join('')
  await reportRequestError(Object.assign(new Error(), { stack }), 'GET', CONTEXT)
  expect((JSON.parse(lines.join()) as { stack: string[] }).stack).toHaveLength(20)
})

test.each([
  ['text', 'Mary Smith'],
  ['nothing', undefined],
  ['null', null],
  ['an error whose message looks like a frame', new Error('a\n    at Mary (/a.js:1:2)')],
  ['an error whose stack is no text', { name: 'Error', stack: ['    at Mary (/a.js:1:2)'] }],
  ['an error with a URL as digest', { name: 'Error', digest: '/thankyou?fromAddress=Mary' }],
  ['an error with a sentence as name', { name: 'Mary Smith is unknown' }],
  ['an error without texts', { name: ['Mary'], digest: { name: 'Mary' } }],
])('The log contains no value of %s that was thrown', async (_what, thrown) => {
  await reportRequestError(thrown, 'POST', CONTEXT)
  expect(lines).toHaveLength(1)
  expect(lines.join()).toContain('"route":"/[country]/[city]"')
  expect(lines.join()).not.toContain('Mary')
})
