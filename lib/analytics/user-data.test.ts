import { createHash } from 'node:crypto'
import { hashContact, normalizePhone } from './user-data'

test.each([
  ['416-555-0142', '+14165550142'],
  ['+1 (416) 555-0142', '+14165550142'],
  ['416', undefined],
  ['+44 20 7946 0958', undefined],
])('The phone number "%s" is normalized to %s', (text, expected) => {
  expect(normalizePhone(text)).toBe(expected)
})

test('Only valid contact data is hashed', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(await hashContact({ email: 'Mary.Smith@gmail.com', phone: '416-555-0142' })).toEqual({
    sha256_email_address: hash('marysmith@gmail.com'),
    sha256_phone_number: hash('+14165550142'),
  })
  expect(await hashContact({ email: 'Unavailable', phone: '' })).toEqual({})
})
