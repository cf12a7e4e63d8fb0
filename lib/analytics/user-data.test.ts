import { normalizeEmail, normalizePhone } from './user-data'

test.each([
  [' Mary.Smith@Example.com ', 'mary.smith@example.com'],
  ['Mary.Smith@Gmail.com', 'marysmith@gmail.com'],
  ['m.s+x@googlemail.com', 'ms+x@googlemail.com'],
  ['mary', undefined],
  ['', undefined],
  ['a@b@c', undefined],
])('The email address "%s" is normalized to %s', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected)
})

test.each([
  ['416-555-0142', '+14165550142'],
  ['+1 (416) 555-0142', '+14165550142'],
  ['416', undefined],
  ['+44 20 7946 0958', undefined],
])('The phone number "%s" is normalized to %s', (text, expected) => {
  expect(normalizePhone(text)).toBe(expected)
})
