import type { Experiment } from '@/lib/business/headline-experiments'
import { findExperiment } from './find-experiment'

const variants = [
  { headline: 'default', weight: 1 },
  { headline: 'insured', weight: 1 },
] as const
const TORONTO: Experiment = {
  name: 'toronto',
  variants,
  cities: ['toronto', 'san-antonio'],
  start: '2027-01-04',
  end: '2027-01-31',
}
const DALLAS: Experiment = { ...TORONTO, name: 'dallas', cities: ['dfw'] }
const EVERYWHERE: Experiment = {
  ...TORONTO,
  name: 'everywhere',
  cities: 'all',
  start: '2027-02-01',
  end: '2027-02-28',
}
const ALL = [TORONTO, DALLAS, EVERYWHERE]

test.each([
  ['/toronto/get-quote', '2027-01-03', undefined],
  ['/toronto/get-quote', '2027-01-04', TORONTO],
  ['/toronto/get-quote', '2027-01-31', TORONTO],
  ['/toronto/get-quote', '2027-02-01', EVERYWHERE],
  ['/toronto/get-quote', '2027-03-01', undefined],
  ['/san-antonio/get-quote', '2027-01-10', TORONTO],
  ['/sanantonio/get-quote', '2027-01-10', TORONTO],
  ['/dfw/get-quote', '2027-01-10', DALLAS],
  ['/get-quote', '2027-01-10', DALLAS],
  ['/miami/get-quote', '2027-01-10', undefined],
  ['/miami/get-quote', '2027-02-10', EVERYWHERE],
  ['/toronto', '2027-01-10', undefined],
  ['/toronto/hire', '2027-01-10', undefined],
  ['', '2027-01-10', undefined],
  ['/thankyou', '2027-02-10', undefined],
])('On %s, %s', (page, day, expected) => {
  expect(findExperiment(page, day, ALL)).toBe(expected)
})

test('Without experiments none is found', () => {
  expect(findExperiment('/toronto/get-quote', '2027-01-10', [])).toBeUndefined()
})
