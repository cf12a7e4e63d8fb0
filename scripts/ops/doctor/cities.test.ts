import { CITIES } from '@/lib/cities/cities'
import { checkCities, requireRegistrations } from './cities'

const INSURED = { insurance: 'Example Mutual, policy 42' }
const NO_CLAIMS = {}
const MIAMI = { ...CITIES.miami, registrations: { ...INSURED, floridaMover: 'IM1234' } }
const HOUSTON = { ...CITIES.houston, registrations: { ...INSURED, txdmv: '001234567C' } }
const TORONTO = { ...CITIES.toronto, registrations: INSURED }
const OTTAWA = { ...CITIES.ottawa, registrations: INSURED }

type Cities = Parameters<typeof checkCities>[1]

const check = (cities: Cities, settings = {}) =>
  checkCities(settings, cities, NO_CLAIMS).map(
    ({ level, message, fix }) => `${level} ${message} -> ${fix}`,
  )

test('Registered and insured cities are no finding, and Canada has no licence of movers', () => {
  expect(check([MIAMI, HOUSTON, TORONTO, OTTAWA])).toEqual([])
})

test.each([
  [
    { ...MIAMI, registrations: { ...INSURED, usdot: '1234567' } },
    'wrong Cities without `floridaMover`: Miami -> Put the right one into lib/cities/usa.ts (Florida Statutes, 507.03)',
  ],
  [
    { ...HOUSTON, registrations: { ...INSURED, usdot: '1234567' } },
    'warning Cities without `txdmv`: Houston -> Put the right one into lib/cities/usa.ts (Texas Transportation Code, chapter 643)',
  ],
  [
    { ...TORONTO, registrations: { cvor: '123-456-789' } },
    'warning Cities whose pages say "licensed and insured" without a registration or an insurer: Toronto -> Fill in `registrations` in lib/cities/usa.ts and canada.ts. What you advertise',
  ],
])('A missing registration is a finding that names the file and the law: %#', (city, finding) => {
  expect(check([city])).toEqual([expect.stringContaining(finding)])
})

test.each([
  ['floridaMover', { ...MIAMI, registrations: { ...INSURED, floridaMover: '1234' } }],
  ['broward', { ...MIAMI, registrations: { ...MIAMI.registrations, broward: 'Orange 10' } }],
  ['txdmv', { ...HOUSTON, registrations: { ...INSURED, txdmv: 'TxDMV 1' } }],
  ['usdot', { ...HOUSTON, registrations: { ...HOUSTON.registrations, usdot: 'USDOT 1' } }],
  ['cvor', { ...TORONTO, registrations: { ...INSURED, cvor: '1' } }],
  ['insurance', { ...TORONTO, registrations: { insurance: 'yes' } }],
  [
    'floridaMover',
    { ...HOUSTON, registrations: { ...HOUSTON.registrations, floridaMover: 'IM1' } },
  ],
  ['miamiDade', { ...TORONTO, registrations: { ...INSURED, miamiDade: '1017' } }],
  ['txdmv', { ...TORONTO, registrations: { ...INSURED, txdmv: '001234567C' } }],
  ['cvor', { ...MIAMI, registrations: { ...MIAMI.registrations, cvor: '123-456-789' } }],
])('A %s that is malformed or of another city is wrong: %#', (kind, city) => {
  const start = `wrong Cities whose \`${kind}\` is malformed or of another state or province: ${city.name} -> Put the right one into lib/cities/${city.country}.ts`
  expect(check([city])).toEqual([expect.stringContaining(start)])
})

test('A city without any registration and a claim without proof are findings', () => {
  const findings = checkCities({}, [{ ...HOUSTON, registrations: INSURED }], {
    years: { text: '8+ years in business', sentence: 'There are no hidden fees.', proof: '' },
    crew: { text: 'No hidden fees', sentence: 'There are no hidden fees.', proof: 'Payroll' },
  })
  expect(findings.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'warning Cities without `txdmv`: Houston',
    expect.stringMatching(/^warning Cities whose pages say "licensed and insured".*: Houston$/),
    'warning Claims without `proof`: years',
  ])
})

test('The override keeps every finding, as a warning, and is one itself', () => {
  const settings = { DEPLOY_WITHOUT_REGISTRATIONS: 'yes' } as const
  const cities = [{ ...MIAMI, registrations: { ...INSURED, usdot: '1' } }]
  expect(check(cities, settings)).toEqual([
    expect.stringMatching(/^warning DEPLOY_WITHOUT_REGISTRATIONS is set/),
    expect.stringMatching(/^warning Cities without `floridaMover`: Miami/),
    expect.stringMatching(/^warning Cities whose `usdot` is malformed/),
  ])
  expect(check([MIAMI], settings)).toHaveLength(1)
})

test('The build for production prints the findings and stops, unless the owner lets it pass', () => {
  const print = jest.spyOn(console, 'warn').mockReturnValue()
  const build = (settings: Parameters<typeof checkCities>[0]) => () =>
    requireRegistrations(checkCities(settings, [{ ...MIAMI, registrations: INSURED }], NO_CLAIMS))
  expect(build({})).toThrow('DEPLOY_WITHOUT_REGISTRATIONS=yes lets it pass')
  expect(print).toHaveBeenCalledWith(
    expect.stringMatching(
      /^WRONG +Cities without `floridaMover`: Miami\n +→ .*lib\/cities\/usa\.ts/,
    ),
  )
  expect(build({ DEPLOY_WITHOUT_REGISTRATIONS: 'yes' })).not.toThrow()
  expect(print).toHaveBeenLastCalledWith(expect.stringMatching(/^warning/))
})

test('A city that serves Quebec in English alone is a finding', () => {
  expect(check([{ ...OTTAWA, languages: {} }])).toEqual([
    expect.stringMatching(/^warning Cities that serve Quebec in English alone.*: Ottawa/),
  ])
})
