import { postChat } from '@/lib/alerts/post-chat'
import { env } from '@/lib/env'
import { reportRequestError } from './request-error'

jest.mock('@/lib/alerts/post-chat')

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
    },
  ])
  expect(postChat).toHaveBeenCalledTimes(1)
  expect(jest.mocked(postChat).mock.calls.join()).toContain('"request-error"')
})

test.each([
  ['text', 'Mary Smith'],
  ['nothing', undefined],
  ['null', null],
  ['an error with a URL as digest', { name: 'Error', digest: '/thankyou?fromAddress=Mary' }],
  ['an error with a sentence as name', { name: 'Mary Smith is unknown' }],
  ['an error without texts', { name: ['Mary'], digest: { name: 'Mary' } }],
])('The log contains no value of %s that was thrown', async (_what, thrown) => {
  await reportRequestError(thrown, 'POST', CONTEXT)
  expect(lines).toHaveLength(1)
  expect(lines.join()).toContain('"route":"/[country]/[city]"')
  expect(lines.join()).not.toContain('Mary')
})
