import 'server-only'
import type { LocationId } from '@/lib/cities/locations'
import { env } from '@/lib/env'

/**
 * ISO dates of the statutory holidays of a location's country and region, which scripts/build.ts knows for
 * its year and the next one.
 */
export function getHolidays(id: LocationId): readonly string[] {
  const holidays = JSON.parse(env.HOLIDAYS ?? '{}') as Partial<Record<LocationId, string[]>>
  return holidays[id] ?? []
}
