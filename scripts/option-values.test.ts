import { parseSiteUrl } from './option-values'

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://localhost:3917/toronto?utm_source=google#faq', 'http://localhost:3917'],
])('The address %s is of the site %s', (typed, origin) => {
  expect(parseSiteUrl('url', typed)).toBe(origin)
})

test.each(['localhost:3917', 'www.example.com', 'ftp://example.com', 'https://', ''])(
  'The address "%s" is rejected',
  (typed) => {
    expect(() => parseSiteUrl('url', typed)).toThrow(
      `"${typed}" is no address: --url takes one like https://www.example.com.`,
    )
  },
)
