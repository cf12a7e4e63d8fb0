import { postChat } from '@/lib/http/post'
import { env } from '@/lib/env'
import { reportRequestError } from './alert'

jest.mock('@/lib/http/post')

const CONTEXT = { routePath: '/[country]/[city]', routeType: 'render' }
let lines: string[]

beforeEach(() => {
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  lines = []
  jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
})
afterEach(() => {
  env.ALERT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

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
        expect.stringMatching(/request-error\.test\.ts:\d+:\d+\)?$/),
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
