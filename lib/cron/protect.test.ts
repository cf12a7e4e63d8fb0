import { env } from '@/lib/env'
import { jsonResponse } from '@/lib/http/endpoint'
import { protect } from './protect'

const SECRET = 'a'.repeat(32)
const run = jest.fn(() => Promise.resolve(jsonResponse(200, { ok: true })))
const call = (authorization?: string) =>
  protect(run)(
    new Request('https://example.com', {
      headers: authorization === undefined ? {} : { authorization },
    }),
  )

beforeEach(() => {
  env.CRON_SECRET = SECRET
  run.mockClear()
})
afterEach(() => {
  env.CRON_SECRET = undefined
})

test.each([
  [`Bearer ${SECRET}`, 200],
  [`Bearer ${SECRET}a`, 401],
  [`Bearer ${SECRET.slice(1)}`, 401],
  [SECRET, 401],
  [`Basic ${SECRET}`, 401],
  ['Bearer ', 401],
  ['', 401],
  [undefined, 401],
])('With the header "%s" a call is answered %s', async (authorization, status) => {
  expect((await call(authorization)).status).toBe(status)
  expect(run).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('Where no secret is configured, there is no endpoint', async () => {
  env.CRON_SECRET = undefined
  const notFound = await call('Bearer ')
  expect(notFound.status).toBe(404)
  expect(notFound.headers.get('cache-control')).toBe('no-store')
  expect(await notFound.json()).toEqual({ ok: false })
  expect(run).not.toHaveBeenCalled()
})
