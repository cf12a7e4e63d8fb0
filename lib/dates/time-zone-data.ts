import { getWallClock } from './wall-clock'

/** Alberta stays on summer time since 2026. Time-zone data before 2026c do not know that. */
export function findTimeZoneFault(): string | undefined {
  const { time } = getWallClock(new Date('2026-12-15T18:00Z'), 'America/Edmonton')
  if (time === '12:00') return undefined
  return `Time-zone data before 2026c: 2026-12-15T18:00Z is ${time} in Edmonton instead of 12:00`
}
