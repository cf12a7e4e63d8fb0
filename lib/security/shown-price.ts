import 'server-only'
import { parsePrices, serializePrices, type Prices } from '@/lib/business/prices'
import { getLoad } from '@/lib/business/junk'
import type { AreaKey } from '@/lib/cities/locations'
import { isSameSecret } from '@/lib/http/endpoint'
import { getCurrency } from '@/lib/locations/location'
import { sign } from './signatures'

const createSignature = (areaKey: AreaKey, text: string) => sign('prices', `${areaKey} ${text}`)

/** A hidden field of the form. The page may be older than the list, so we sign the prices that it showed. */
export function signPrices(areaKey: AreaKey, prices: Prices): string {
  const text = serializePrices(prices)
  return `${text};${createSignature(areaKey, text)}`
}

/** `219-289 CAD`, as this customer's page showed it for the load; undefined without a valid signature. */
export function readShownPrice(
  areaKey: AreaKey,
  field: string,
  loadKey: string,
): string | undefined {
  const [text = '', signature = ''] = field.split(';')
  const load = getLoad(loadKey)
  if (!load || !isSameSecret(signature, createSignature(areaKey, text))) return undefined
  try {
    const { ranges, currency } = parsePrices(text, [getCurrency(areaKey)])
    return `${ranges[load.key].join('-')} ${currency}`
  } catch {
    // A deployment has changed the loads or the currency since; the booking must still work.
    return undefined
  }
}
