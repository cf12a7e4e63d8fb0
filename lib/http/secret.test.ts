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
])('Who brings "%s" has the secret: %s', (authorization, known) => {
  expect(hasBearerToken(withAuthorization(authorization), SECRET)).toBe(known)
})

test('Only who has the secret may call; where none is configured nobody finds anything', async () => {
  expect(rejectUnauthorized(withAuthorization(`Bearer ${SECRET}`), SECRET)).toBeUndefined()
  expect(rejectUnauthorized(withAuthorization('Bearer guess'), SECRET)?.status).toBe(401)
  const absent = rejectUnauthorized(withAuthorization('Bearer '), undefined)
  expect(absent?.status).toBe(404)
  expect(absent?.headers.get('cache-control')).toBe('no-store')
  expect(await absent?.json()).toEqual({ ok: false })
})
