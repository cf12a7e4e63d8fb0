import { stubOldTimeZones } from './old-time-zones.fixture'
import { findTimeZoneFault } from './time-zone-data'

test('Time-zone data that do not know the law of Alberta are named', () => {
  expect(findTimeZoneFault()).toBeUndefined()
  const restore = stubOldTimeZones()
  expect(findTimeZoneFault()).toContain('2026-12-15T18:00Z is 11:00 in Edmonton')
  restore()
})
