import { canCreate, canEdit, SAMPLE_RECORDS } from './database-rules.fixture'

test.each([
  { value: -1 },
  { value: 1_000_001 },
  { currency: 'EUR' },
  { at: '2026-11-20' },
  { at: '' },
])('An outcome with %j is denied, from staff too', (wrong) => {
  expect(canCreate('outcomes', { ...SAMPLE_RECORDS.outcomes, ...wrong })).toBe(false)
  expect(canEdit('outcomes', wrong)).toBe(false)
})

test('Ops may correct a value, and add the mark of the other format', () => {
  expect(canEdit('outcomes', { value: 0, currency: 'USD' })).toBe(true)
  expect(canCreate('exported', { click: '2026-11-20T15:30:00Z' })).toBe(true)
  expect(canEdit('exported', { enhanced: '2026-11-21T15:30:00Z' })).toBe(true)
  expect(canCreate('exported', { withheld: '2026-11-20T15:30:00Z' })).toBe(true)
  expect(canEdit('exported', { withheld: true })).toBe(false)
})

test('A consent says yes, no or nothing about advertising', () => {
  const { advertising, ...undecided } = SAMPLE_RECORDS.consents
  expect(advertising).toBe(true)
  expect(canCreate('consents', undecided)).toBe(true)
  expect(canCreate('consents', { ...undecided, advertising: false })).toBe(true)
  expect(canCreate('consents', { ...undecided, advertising: 'yes' })).toBe(false)
})
