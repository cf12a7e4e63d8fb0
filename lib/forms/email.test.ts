import { isEmail, maskEmail, normalizeEmail } from './email'

test.each([
  [' Mary.Smith@Example.com ', 'mary.smith@example.com'],
  ['Mary.Smith+Offers@Example.com', 'mary.smith+offers@example.com'],
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
  '\ufeffmary@example.com',
  ' mary@example.com\u200b. ',
  'mailto:mary@example.com?subject=Hi',
  '<mary@example.com>',
  '"Mary Smith" <mary@example.com>,',
  'mary＠example．com',
])('The email %j is cleaned', (typed) => {
  expect(maskEmail(typed)).toBe('mary@example.com')
})

test.each([
  ['marie@château.example', 'marie@xn--chteau-xta.example'],
  ['Marie@CHÂTEAU.example', 'Marie@xn--chteau-xta.example'],
  ['marie@cha\u0302teau.example', 'marie@xn--chteau-xta.example'],
  ['Marie <marie@château.example>', 'marie@xn--chteau-xta.example'],
  ['mary@почта.рф', 'mary@xn--80a1acny.xn--p1ai'],
  ['mary@example。com', 'mary@example.com'],
  ['mary@example.com。', 'mary@example.com'],
  ['mary@example｡com', 'mary@example.com'],
  ['mary–ann@example.com', 'mary-ann@example.com'],
  ['mary١٢@example.com', 'mary12@example.com'],
  ['Mary@Example.COM', 'Mary@Example.COM'],
])('The email %j is understood as %j', (typed, address) => {
  expect(maskEmail(typed)).toBe(address)
  expect(isEmail(address)).toBe(true)
})

test.each([
  'mary@château.example/x',
  'mary@chat eau.example',
  'mary@château',
  'mary@xn--é.example',
])('The domain of %j is not guessed', (typed) => expect(isEmail(maskEmail(typed))).toBe(false))

test.each(['mary smith@example.com', 'mary@example', 'a@b.example c@d.example'])(
  'The email %j is not guessed',
  (typed) => expect(isEmail(maskEmail(typed))).toBe(false),
)
