import { redactSecrets } from './error-text'

test.each([
  ['at https://home.example/?auth=abc does', 'at https://home.example/?auth=… does'],
  ['https://home.example/?ns=a&auth=b%26c&key=d', 'https://home.example/?ns=…&auth=…&key=…'],
  ['https://mary:pass@home.example/a', 'https://home.example/a'],
  ['https://ma@ry:p@ss@home.example?auth=a@b', 'https://home.example?auth=…'],
  ['//token@home.example (https://mary@other.example/)', '//home.example (https://other.example/)'],
  ['https://www.example.com, mary@example.com', 'https://www.example.com, mary@example.com'],
])('"%s" is printed as "%s"', (text, shown) => {
  expect(redactSecrets(text)).toBe(shown)
})
