import { checkCompanions } from './options'

test.each([
  {},
  { json: true, all: true, since: '2026-10-01' },
  { won: 'KEY', value: '850' },
  { won: 'KEY', json: undefined },
  { 'google-ads': true, again: true, since: '2026-10-01', location: 'barrie', city: 'toronto' },
  { 'google-ads-enhanced': true },
  { 'google-ads': true, out: 'clicks.csv' },
  { 'no-ads': 'KEY' },
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
  [{ csv: true, out: 'leads.csv' }, '--out needs --google-ads or --google-ads-enhanced.'],
  [{ won: 'KEY', out: 'clicks.csv' }, '--out does not go with --won.'],
  [{ 'no-ads': 'KEY', again: true }, '--again does not go with --no-ads.'],
  [{ 'no-ads': 'KEY', value: '850' }, '--value does not go with --no-ads.'],
  [{ won: 'KEY', 'no-ads': 'KEY' }, '--no-ads does not go with --won.'],
])('%j do not go together', (options, message) => {
  expect(() => checkCompanions(options)).toThrow(message)
})
