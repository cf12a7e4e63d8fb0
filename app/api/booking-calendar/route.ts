import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { jsonResponse } from '@/lib/http/endpoint'
import { getCurrentBookingCalendar } from '@/lib/locations/cached-location'

/** Pages may be an hour old, so they ask here for the time, a city's calendar and a day's full windows. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const now = Date.now()
  if (searchParams.size === 0) return jsonResponse(200, { now })
  const city = searchParams.get('city')
  const date = searchParams.get('date') ?? ''
  if (!isCityKey(city)) return jsonResponse(400, { reason: 'city must be the key of a city' })
  if (!isIsoDate(date)) return jsonResponse(400, { reason: 'date must be like 2026-11-25' })
  const { areaKey, timeZone } = getCity(city)
  const today = getWallClock(new Date(now), timeZone).date
  const calendar = await getCurrentBookingCalendar(areaKey, { date, today })
  return jsonResponse(200, { now, ...calendar })
}
