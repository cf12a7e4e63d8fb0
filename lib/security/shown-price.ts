import 'server-only'
import { parsePrices, serializePrices, type Prices } from '@/lib/business/prices'
import { getLoad } from '@/lib/business/junk'
import type { AreaKey } from '@/lib/cities/locations'
import { isSameSecret } from '@/lib/http/endpoint'
import { getCurrency } from '@/lib/locations/location'
import { sign } from './signatures'

const createSignature = (areaKey: AreaKey, text: string) => sign('prices', `${areaKey} ${text}`)

/**
 * The price list as a hidden field of the booking form. Signed, because the page may be older than the
 * current list and the field is the client's.
 */
export function signPrices(areaKey: AreaKey, prices: Prices): string {
  const text = serializePrices(prices)
  return `${text};${createSignature(areaKey, text)}`
}

/** The range of the chosen load that this customer's page showed, `219-289 CAD`; undefined without proof, or if the list no longer parses. */
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
    // A deployment has changed the loads or the currency since: that costs no booking.
    return undefined
  }
}
