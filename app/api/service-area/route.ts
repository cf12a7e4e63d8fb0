import { isCityKey } from '@/lib/cities/keys'
import { isPostalCode, isZip } from '@/lib/forms/masks'
import { jsonResponse } from '@/lib/http/endpoint'
import { isWithinArea } from '@/lib/locations/service-area'

/** The quote form asks whether the crew serves both ends of a move, because only then it names a price. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const city = searchParams.get('city')
  const codes = ['from', 'to'].map((name) => searchParams.get(name)?.replace(' ', '') ?? '')
  if (!isCityKey(city)) return jsonResponse(400, { reason: 'city must be the key of a city' })
  if (!codes.every((code) => isZip(code) || isPostalCode(code)))
    return jsonResponse(400, { reason: 'from and to must be ZIP or postal codes' })
  return jsonResponse(200, { isNear: await isWithinArea(city, codes) })
}
