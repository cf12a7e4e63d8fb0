import { bearerIs, refusedCall } from './secret'

const SECRET = 'a'.repeat(32)
const bringing = (authorization?: string) =>
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
  expect(bearerIs(bringing(authorization), SECRET)).toBe(known)
})

test('Only who has the secret may call; where none is configured nobody finds anything', async () => {
  expect(refusedCall(bringing(`Bearer ${SECRET}`), SECRET)).toBeUndefined()
  expect(refusedCall(bringing('Bearer guess'), SECRET)?.status).toBe(401)
  const absent = refusedCall(bringing('Bearer '), undefined)
  expect(absent?.status).toBe(404)
  expect(absent?.headers.get('cache-control')).toBe('no-store')
  expect(await absent?.json()).toEqual({ ok: false })
})
