import { askServerTime } from '@/components/form/server-clock'
import { addMonths, getWallClock } from '@/lib/dates/wall-clock'
import type { FieldValues } from '@/lib/forms/form'
import { MOVE_MONTHS_AHEAD } from '@/lib/forms/quote-fields'

// Imported on demand: what depends on the city's date.

const getToday = async (timeZone: string) => getWallClock(await askServerTime(), timeZone).date

export async function getMoveDateLimits(timeZone: string) {
  const min = await getToday(timeZone)
  return { min, max: addMonths(min, MOVE_MONTHS_AHEAD) }
}

export async function getSchemaOfToday(values: FieldValues, timeZone: string) {
  const { createFullQuoteSchema } = await import('@/lib/forms/quote-schema')
  return createFullQuoteSchema(values, await getToday(timeZone))
}
