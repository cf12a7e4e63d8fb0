import { addMonths, getWallClock } from '@/lib/dates/wall-clock'
import type { FieldValues } from '@/lib/forms/form'
import { MOVE_MONTHS_AHEAD } from '@/lib/forms/quote-fields'

// Imported on demand: what depends on the city's date.

const getToday = (timeZone: string) => getWallClock(new Date(), timeZone).date

export function getMoveDateLimits(timeZone: string): { min: string; max: string } {
  const min = getToday(timeZone)
  return { min, max: addMonths(min, MOVE_MONTHS_AHEAD) }
}

export async function getSchemaOfToday(values: FieldValues, timeZone: string) {
  const { createFullQuoteSchema } = await import('@/lib/forms/quote-schema')
  return createFullQuoteSchema(values, getToday(timeZone))
}
