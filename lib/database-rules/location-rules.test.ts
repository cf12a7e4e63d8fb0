import { canCreate, canEdit, getSampleKey, SAMPLE_RECORDS } from './database-rules.fixture'

const INVALID = [
  ...['tomorrow', '2026-12-25;2026-12-26', '2026-12-25,', '25.12.2026', 7].map((closed_dates) => ({
    closed_dates,
  })),
  ...[-1, 169, '24', true].map((notice_hours) => ({ notice_hours })),
  ...[0, 51, '4', false].map((jobs_per_window) => ({ jobs_per_window })),
  ...['', 'dispatch', 'a@example.com,', 'a@example.com\nBcc: b@example.com', 7].map(
    (dispatch_email) => ({ dispatch_email }),
  ),
]

test.each(INVALID)('A location with %j is denied, from staff too', (field) => {
  expect(canCreate('locations', { ...SAMPLE_RECORDS.locations, ...field })).toBe(false)
  expect(canEdit('locations', field)).toBe(false)
})

test('Staff may set and remove each calendar field', () => {
  const { tracking_phone, ...calendar } = SAMPLE_RECORDS.locations
  expect(canCreate('locations', { tracking_phone })).toBe(true)
  for (const [name, value] of Object.entries(calendar)) {
    expect(canEdit('locations', { [name]: value })).toBe(true)
    expect(canEdit('locations', { [name]: null })).toBe(true)
  }
  expect(canEdit('locations', { tracking_phone: null })).toBe(false)
})

test.each([
  '2026-11-23-0900-toronto-0',
  '2026-11-23-0900-toronto-000',
  '2026-11-23-09:00-toronto-00',
  '2026-11-23-0900-TORONTO-00',
  '26-11-23-0900-toronto-00',
])('A slot under the key "%s" is denied', (key) => {
  expect(canCreate('slots', SAMPLE_RECORDS.slots, getSampleKey('slots'))).toBe(true)
  expect(canCreate('slots', SAMPLE_RECORDS.slots, key)).toBe(false)
})
