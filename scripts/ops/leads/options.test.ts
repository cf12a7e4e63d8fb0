import { checkCompanions, describeFilter, parseCsvList } from './options'

test.each([
  {},
  { json: true, all: true, since: '2026-10-01' },
  { csv: true, quarantine: true, city: 'toronto' },
  { json: true, quarantine: true },
  { won: 'KEY', value: '850' },
  { won: 'KEY', json: undefined },
  { 'google-ads': true, again: true, since: '2026-10-01', location: 'barrie', city: 'toronto' },
  { 'google-ads-enhanced': true },
  { 'google-ads': true, out: 'clicks.csv' },
  { 'no-ads': 'KEY' },
  { 'not-won': 'KEY' },
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
  [{ 'not-won': 'KEY', value: '850' }, '--value does not go with --not-won.'],
  [{ won: 'KEY', 'no-ads': 'KEY' }, '--no-ads does not go with --won.'],
  [{ csv: true, json: true }, '--json does not go with --csv: choose one format.'],
  [{ all: true, csv: true }, '--all does not go with --csv: a CSV file has leads or jobs.'],
  [
    { quarantine: true, all: true, json: true },
    '--all does not go with --quarantine: --all prints suspected spam, too.',
  ],
])('%j do not go together', (options, message) => {
  expect(() => checkCompanions(options)).toThrow(message)
})

test.each([
  [{}, ''],
  [{ json: true, since: undefined }, ''],
  [{ since: '2026-10-01' }, ' with --since 2026-10-01'],
  [{ city: 'toronto', since: '2026-10-01' }, ' with --since 2026-10-01 --city toronto'],
])('The filter of %j is printed as "%s"', (options, text) => {
  expect(describeFilter(options)).toBe(text)
})

test.each([
  [undefined, [], undefined],
  [true, [], 'leads'],
  [true, ['jobs'], 'jobs'],
])('With --csv %s the lists %j mean %s', (csv, typed, list) => {
  expect(parseCsvList(csv, typed)).toBe(list)
})

test.each([
  [undefined, ['jobs'], 'jobs'],
  [true, ['slots'], 'slots'],
  [true, ['leads', 'jobs'], 'jobs'],
])('With --csv %s the lists %j are rejected', (csv, typed, unexpected) => {
  expect(() => parseCsvList(csv, typed)).toThrow(
    `Unexpected "${unexpected}": only --csv takes a list, and only one: leads or jobs.`,
  )
})
