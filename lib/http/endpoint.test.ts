import { rejectUnauthorized } from './endpoint'

const SECRET = 'a'.repeat(32)
const withAuthorization = (authorization?: string) =>
  new Headers(authorization === undefined ? {} : { authorization })

test.each([
  [`Bearer ${SECRET}`, undefined],
  [`Bearer ${SECRET}a`, 401],
  [`Bearer ${SECRET.slice(1)}`, 401],
  [SECRET, 401],
  [`Basic ${SECRET}`, 401],
  ['Bearer ', 401],
  ['', 401],
  [undefined, 401],
])('With the header "%s" a call is rejected with %s', (authorization, status) => {
  expect(rejectUnauthorized(withAuthorization(authorization), SECRET)?.status).toBe(status)
})

test('Where no secret is configured, there is no endpoint', async () => {
  const notFound = rejectUnauthorized(withAuthorization('Bearer '), undefined)
  expect(notFound?.status).toBe(404)
  expect(notFound?.headers.get('cache-control')).toBe('no-store')
  expect(await notFound?.json()).toEqual({ ok: false })
})
