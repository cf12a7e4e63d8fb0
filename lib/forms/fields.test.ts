import { isEmail, maskEmail, normalizeEmail } from './email'
import * as fields from './fields'
import { FIELD_MAX } from './form'

test.each([
  [' Mary.Smith@Example.com ', 'mary.smith@example.com'],
  ['Mary.Smith@Gmail.com', 'marysmith@gmail.com'],
  ['m.s+x.y@googlemail.com', 'ms@googlemail.com'],
  ['+x@gmail.com', undefined],
  ['Unavailable', undefined],
  ['', undefined],
  ['a@b@c', undefined],
])('The email address "%s" is normalized to %s', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected)
})

test.each([
  'mary@example.com',
  ' mary@example.com\u200b. ',
  'mailto:mary@example.com?subject=Hi',
  '"Mary Smith" <mary@example.com>,',
  'mary＠example．com',
])('The email %j is cleaned', (typed) => {
  expect(maskEmail(typed)).toBe('mary@example.com')
})

test.each([
  ['marie@cha\u0302teau.example', 'marie@xn--chteau-xta.example'],
  ['Marie <marie@château.example>', 'marie@xn--chteau-xta.example'],
  ['mary@почта.рф', 'mary@xn--80a1acny.xn--p1ai'],
  ['mary@example.com。', 'mary@example.com'],
  ['mary@example｡com', 'mary@example.com'],
  ['mary–ann@example.com', 'mary-ann@example.com'],
  ['mary١٢@example.com', 'mary12@example.com'],
  ['Mary@Example.COM', 'Mary@Example.COM'],
])('The email %j is understood as %j', (typed, address) => {
  expect(maskEmail(typed)).toBe(address)
  expect(isEmail(address)).toBe(true)
})

test.each(['mary@chat eau.example', 'mary@château', 'mary@xn--é.example'])(
  'The domain of %j is not guessed',
  (typed) => expect(isEmail(maskEmail(typed))).toBe(false),
)

test.each(['mary smith@example.com', 'mary@example', 'a@b.example c@d.example'])(
  'The email %j is not guessed',
  (typed) => expect(isEmail(maskEmail(typed))).toBe(false),
)

// docs/how-to-add-a-question.md offers these fields.
test.each([
  ['a line', fields.optionalText(), ' 3rd floor, #2 \u0007', '3rd floor, #2'],
  ['an email', fields.optionalEmail(), ' Ana@example.com ', 'Ana@example.com'],
  ['no email', fields.optionalEmail(), ' ', ''],
  ['one of the choices', fields.optionalChoice(['yes', 'no']), 'no', 'no'],
  ['no choice', fields.optionalChoice(['yes', 'no']), '', ''],
  ['no tick', fields.checkbox(), '', false],
] as const)('An optional question takes %s', (_answer, field, text, data) => {
  expect(field.safeParse(text)).toEqual({ success: true, data })
})

test.each([
  ['a line that was cut', fields.optionalText(), 'a'.repeat(FIELD_MAX + 1)],
  ['half an email', fields.optionalEmail(), 'ana@example'],
  ['two emails', fields.optionalEmail(), 'ana@example.com, bob@example.com'],
  ['another choice', fields.optionalChoice(['yes', 'no']), 'maybe'],
] as const)('An optional question refuses %s', (_answer, field, text) => {
  expect(field.safeParse(text).success).toBe(false)
})
