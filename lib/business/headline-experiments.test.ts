import { EXPERIMENTS, type Experiment } from './headline-experiments'
import { ExperimentsSchema } from '@/lib/experiment-format'
import { readEnv } from '@/lib/env'

const FEES: Experiment = {
  name: 'fees-2027-01',
  variants: [
    { headline: 'default', weight: 1 },
    { headline: 'no-hidden-fees', weight: 1 },
  ],
  cities: ['toronto', 'ottawa'],
  start: '2027-01-04',
  end: '2027-03-28',
}
const LATER: Experiment = { ...FEES, name: 'later', start: '2027-03-29', end: '2027-06-27' }

test('The configured experiments are valid', () => {
  expect(ExperimentsSchema.safeParse(EXPERIMENTS).error?.issues).toBeUndefined()
})

test.each([
  ['one', [FEES]],
  ['one after the other', [FEES, LATER]],
  ['two in different cities', [FEES, { ...FEES, name: 'other', cities: ['miami'] }]],
])('The setting takes %s', (_what, experiments) => {
  const { HEADLINE_EXPERIMENTS } = readEnv({ HEADLINE_EXPERIMENTS: JSON.stringify(experiments) })
  expect(HEADLINE_EXPERIMENTS).toEqual(experiments)
})

test('Without the setting, the list of the file counts; with an empty list, no experiment runs', () => {
  expect(readEnv({}).HEADLINE_EXPERIMENTS).toEqual(EXPERIMENTS)
  expect(readEnv({ HEADLINE_EXPERIMENTS: '[]' }).HEADLINE_EXPERIMENTS).toEqual([])
})

const [baseline, variant] = FEES.variants

test.each([
  ['a name with capitals', [{ ...FEES, name: 'Fees' }], '0.name: must be a-z, 0-9 and hyphens'],
  ['a name twice', [FEES, { ...LATER, name: FEES.name }], 'must have unique names'],
  ['a weight of zero', [{ ...FEES, variants: [baseline, { ...variant, weight: 0 }] }], 'weight'],
  ['one variant', [{ ...FEES, variants: [baseline] }], '0.variants'],
  ['a variant twice', [{ ...FEES, variants: [variant, variant] }], 'repeat a headline'],
  [
    'an unknown headline',
    [{ ...FEES, variants: [baseline, { headline: 'free', weight: 1 }] }],
    '0.variants.1.headline: no headline has the key "free"',
  ],
  [
    'a city with a capital',
    [{ ...FEES, cities: ['ottawa', 'Toronto'] }],
    '0.cities: no city has the key "Toronto"',
  ],
  ['a city outside a list', [{ ...FEES, cities: 'toronto' }], '0.cities: must be "all" or a list'],
  [
    'another spelling of a city',
    [{ ...FEES, cities: ['sanantonio'] }],
    '0.cities: "sanantonio" must be written "san-antonio"',
  ],
  ['no city', [{ ...FEES, cities: [] }], '0.cities: must be "all" or a list'],
  ['no such day', [{ ...FEES, end: '2027-02-30' }], '0.end'],
  ['an end before the start', [{ ...FEES, end: FEES.start }], 'must start before it ends'],
  ['two in one city at once', [FEES, { ...LATER, start: FEES.end }], 'must not overlap'],
  [
    'one city and all cities at once',
    [FEES, { ...LATER, cities: 'all', start: FEES.end }],
    'overlap',
  ],
  ['another field', [{ ...FEES, city: 'miami' }], '0:'],
  ['no list', { FEES }, 'JSON list'],
])('The setting with %s is named as wrong', (_what, experiments, message) => {
  const read = () => readEnv({ HEADLINE_EXPERIMENTS: JSON.stringify(experiments) })
  expect(read).toThrow(/^The environment is wrong:\n {2}HEADLINE_EXPERIMENTS must be a JSON list/)
  expect(read).toThrow(message)
})

test('The setting without JSON is named as wrong', () => {
  // An env file whose list of several lines has no quotes gives its first line.
  expect(() => readEnv({ HEADLINE_EXPERIMENTS: '[' })).toThrow(
    'HEADLINE_EXPERIMENTS is not valid JSON',
  )
})
