import { checkCompanions } from './options'

test.each([
  {},
  { json: true, all: true, since: '2026-10-01' },
  { won: 'KEY', value: '850' },
  { won: 'KEY', json: undefined },
  { 'google-ads': true, again: true, since: '2026-10-01', location: 'barrie', city: 'toronto' },
  { 'google-ads-enhanced': true },
])('%j go together', (options) => {
  expect(() => checkCompanions(options)).not.toThrow()
})

test.each([
  [{ won: 'KEY', json: true }, '--json does not go with --won.'],
  [{ won: 'KEY', 'google-ads': true }, '--google-ads does not go with --won.'],
  [{ 'google-ads': true, csv: true }, '--csv does not go with --google-ads.'],
  [{ 'google-ads-enhanced': true, 'google-ads': true }, 'does not go with --google-ads'],
  [{ 'google-ads': true, quarantine: true }, '--quarantine does not go with --google-ads.'],
  [{ value: '850' }, '--value needs --won KEY.'],
  [{ again: true }, '--again needs --google-ads or --google-ads-enhanced.'],
])('%j do not go together', (options, message) => {
  expect(() => checkCompanions(options)).toThrow(message)
})
