import { hasBearerToken, rejectUnauthorized } from './secret'

const SECRET = 'a'.repeat(32)
const withAuthorization = (authorization?: string) =>
  new Headers(authorization === undefined ? {} : { authorization })

test.each([
  [`Bearer ${SECRET}`, true],
  [`Bearer ${SECRET}a`, false],
  [`Bearer ${SECRET.slice(1)}`, false],
  [SECRET, false],
  [`Basic ${SECRET}`, false],
  ['Bearer ', false],
  ['', false],
  [undefined, false],
])('The header "%s" has the secret: %s', (authorization, expected) => {
  expect(hasBearerToken(withAuthorization(authorization), SECRET)).toBe(expected)
})

test('A wrong secret is answered 401, and 404 where none is configured', async () => {
  expect(rejectUnauthorized(withAuthorization(`Bearer ${SECRET}`), SECRET)).toBeUndefined()
  expect(rejectUnauthorized(withAuthorization('Bearer guess'), SECRET)?.status).toBe(401)
  const notFound = rejectUnauthorized(withAuthorization('Bearer '), undefined)
  expect(notFound?.status).toBe(404)
  expect(notFound?.headers.get('cache-control')).toBe('no-store')
  expect(await notFound?.json()).toEqual({ ok: false })
})
