import { stubOldTimeZones } from './old-time-zones.fixture'
import { findTimeZoneFault } from './wall-clock'

test('Time-zone data without Alberta’s law of 2026 are reported', () => {
  expect(findTimeZoneFault()).toBeUndefined()
  const restore = stubOldTimeZones()
  expect(findTimeZoneFault()).toContain('2026-12-15T18:00Z is 11:00 in Edmonton')
  restore()
})
