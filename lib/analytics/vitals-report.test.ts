import { readEnv } from '@/lib/env'
import { roundVital } from './vitals'
import { parseVitals } from './vitals-report'

const LOAD = { page: 'landing', navigation: 'navigate', LCP: 1_234, CLS: 0.012, TTFB: 80 }

test('A valid report is parsed unchanged', () => {
  const all = { ...LOAD, INP: 600_000, CLS: 0, FCP: 0 }
  expect(parseVitals(JSON.stringify(LOAD))).toEqual(LOAD)
  expect(parseVitals(JSON.stringify(all))).toEqual(all)
})

test.each([
  ['nothing', ''],
  ['half of it', JSON.stringify(LOAD).slice(0, -4)],
  ['a list of loads', JSON.stringify([LOAD])],
  ['a string', '"landing"'],
  ['null', 'null'],
  ['deep brackets', '['.repeat(1_000)],
  ['a prototype', '{"__proto__":{"page":"landing"},"page":"landing","navigation":"navigate"}'],
  ['only a prototype', '{"__proto__":{"page":"landing","navigation":"navigate"}}'],
  ['an infinite number', JSON.stringify(LOAD).replace('1234', '1e999')],
  ...[
    { page: undefined },
    { page: '/toronto?email=mary@example.com' },
    { page: 'toString' },
    { page: ['landing'] },
    { navigation: 'mary@example.com' },
    { LCP: -1 },
    { LCP: 1_234.5 },
    { LCP: 600_001 },
    { LCP: 1e15 },
    { LCP: '1234' },
    { LCP: null },
    { LCP: [1_234] },
    { CLS: 0.0123456789 },
    { CLS: -0.1 },
    { CLS: 101 },
    { FID: 3 },
    { email: 'mary@example.com' },
    { at: '2027-01-01', event: 'submission' },
  ].map((change): [string, string] => [
    JSON.stringify(change),
    JSON.stringify({ ...LOAD, ...change }),
  ]),
])('A report with %s is invalid', (_what, json) => {
  expect(parseVitals(json)).toBeUndefined()
})

test('Rounded figures are valid', () => {
  expect(roundVital('LCP', 1_234.567)).toBe(1_235)
  expect(roundVital('CLS', 0.012_34)).toBe(0.012)
  for (let score = 0; score < 2; score += 0.000_7) {
    const CLS = roundVital('CLS', score)
    expect(parseVitals(JSON.stringify({ ...LOAD, CLS }))).toMatchObject({ CLS })
  }
})

test.each([
  ['0', 0],
  ['1', 1],
  ['0.25', 0.25],
  ['.5', 0.5],
  ['1.0', 1],
  [undefined, undefined],
])('VITALS_SAMPLE=%s means the sampling rate %s', (VITALS_SAMPLE, rate) => {
  expect(readEnv({ VITALS_SAMPLE }).VITALS_SAMPLE).toBe(rate)
})

test.each(['2', '-0.1', '10%', 'on', '1e-1', '0x1', ' ', '.', '1.5'])(
  'The owner reads that "%s" is not a sampling rate',
  (VITALS_SAMPLE) => {
    expect(() => readEnv({ VITALS_SAMPLE })).toThrow('VITALS_SAMPLE must be a share from 0 to 1')
  },
)
