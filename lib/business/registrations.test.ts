import { SAMPLE_LANGUAGES } from '@/lib/words/samples.fixture'
import { ENGLISH } from '@/lib/words/translate'
import { getTranslate } from '@/lib/words/words'
import {
  listRegistrations,
  listWrongRegistrations,
  type RegistrationKind,
  type RegistrationsIn,
} from './registrations'

const SAMPLES = [
  ['FL', 'floridaMover', 'IM1234', 'Fla. Mover Reg. No. IM1234'],
  ['FL', 'broward', 'MV-0104', 'Broward County Mover Reg. No. MV-0104'],
  ['FL', 'broward', 'MV 104', 'Broward County Mover Reg. No. MV 104'],
  ['FL', 'miamiDade', '1017', 'Miami-Dade County Mover Reg. No. 1017'],
  ['FL', 'miamiDade', 'MV1017', 'Miami-Dade County Mover Reg. No. MV1017'],
  ['TX', 'txdmv', '001234567C', 'TxDMV No. 001234567C'],
  ['TX', 'usdot', '1234567', 'USDOT 1234567'],
  ['ON', 'usdot', '1234567', 'USDOT 1234567'],
  ['ON', 'cvor', '123-456-789', 'CVOR 123-456-789'],
  ['AB', 'insurance', 'Example Mutual, policy 42', 'Insured: Example Mutual, policy 42'],
] as const

test.each(SAMPLES)('In %s, %s %s reads: %s', (region, kind, number, phrase) => {
  const city = { region, registrations: { [kind]: number } }
  expect(listWrongRegistrations(city)).toEqual([])
  expect(listRegistrations(city, ENGLISH)).toEqual([{ kind, number, phrase }])
})

test.each<[RegistrationKind, string[]]>([
  ['floridaMover', ['1234', 'im1234', 'IM', 'IM1234567', 'Fla. Mover Reg. No. IM1234']],
  ['broward', ['1', 'Broward', 'Broward MV-104', 'MV -104', '-104', 'mv104', 'IM1234']],
  ['miamiDade', ['Miami-Dade 1017', 'MV--1017']],
  ['txdmv', ['1234567', 'TxDMV 001234567C', 'C001234567']],
  ['usdot', ['USDOT 1234567', '1234', '123456789', 'MC 123456']],
  ['cvor', ['123456789', 'CVOR 123-456-789']],
  ['insurance', ['yes', 'Example Mutual', '42']],
])('A malformed %s is found: %j', (kind, numbers) => {
  const florida = { floridaMover: 'FL', broward: 'FL', miamiDade: 'FL' }
  const region = { ...florida, cvor: 'ON' }[kind as 'cvor'] ?? 'TX'
  for (const number of numbers)
    expect(listWrongRegistrations({ region, registrations: { [kind]: number } })).toEqual([kind])
})

test.each([
  ['floridaMover', 'IM1234', ['TX', 'ON', 'AB']],
  ['broward', 'MV-104', ['TX', 'ON', 'AB']],
  ['miamiDade', '1017', ['TX', 'ON', 'AB']],
  ['txdmv', '001234567C', ['FL', 'ON', 'AB']],
  ['cvor', '123-456-789', ['FL', 'TX', 'AB']],
] as const)('A %s belongs to no other state or province', (kind, number, regions) => {
  for (const region of regions)
    expect(listWrongRegistrations({ region, registrations: { [kind]: number } })).toEqual([kind])
})

test('A crew of two counties shows both certificates', () => {
  const registrations = { miamiDade: '1017', broward: 'MV-104' }
  const kinds = listRegistrations({ registrations }, ENGLISH).map(({ kind }) => kind)
  expect(kinds).toEqual(['broward', 'miamiDade'])
})

test('What the owner has not filled in is neither shown nor wrong', () => {
  for (const registrations of [{}, { floridaMover: '', insurance: '' }]) {
    expect(listRegistrations({ registrations }, ENGLISH)).toEqual([])
    expect(listWrongRegistrations({ region: 'TX', registrations })).toEqual([])
  }
})

test('A city’s file that has a registration of another place does not compile', () => {
  const texas: RegistrationsIn<'TX'>[] = [
    { txdmv: '001234567C', usdot: '1234567', insurance: 'Example Mutual, policy 42' },
    // @ts-expect-error A Florida number in Texas.
    { floridaMover: 'IM1234' },
    // @ts-expect-error A certificate of a county of Florida.
    { broward: 'MV-104' },
  ]
  // @ts-expect-error A Texas number in Ontario.
  const ontario: RegistrationsIn<'ON'> = { txdmv: '001234567C' }
  expect([...texas, ontario]).toHaveLength(4)
})

test.each(SAMPLE_LANGUAGES)(
  'In "%s" the words of a law stay English, and the insurer’s do not',
  (language) => {
    const registrations = { floridaMover: 'IM1234', insurance: 'Example Mutual, policy 42' }
    const phrases = listRegistrations({ registrations }, getTranslate(language))
    expect(phrases[0]?.phrase).toBe('Fla. Mover Reg. No. IM1234')
    expect(phrases[1]?.phrase).toMatch(/^(Seguro:|Assurance\s:) Example Mutual, policy 42$/)
  },
)
