import 'server-only'
import { parsePrices, serializePrices, type Prices } from '@/lib/business/prices'
import { getLoad } from '@/lib/business/junk'
import type { LocationId } from '@/lib/cities/locations'
import { isSameSecret } from '@/lib/http/endpoint'
import { getCurrencies } from '@/lib/locations/location'
import { sign } from './signatures'

const createSignature = (id: LocationId, text: string) => sign('prices', `${id} ${text}`)

/**
 * The price list as a hidden field of the booking form. Signed, because the page may be older than the
 * current list and the field is the client's.
 */
export function signPrices(id: LocationId, prices: Prices): string {
  const text = serializePrices(prices)
  return `${text};${createSignature(id, text)}`
}

/** The range of the chosen load that this customer's page showed, `219-289 CAD`; undefined without proof, or if the list no longer parses. */
export function readShownPrice(id: LocationId, field: string, loadKey: string): string | undefined {
  const [text = '', signature = ''] = field.split(';')
  const load = getLoad(loadKey)
  if (!load || !isSameSecret(signature, createSignature(id, text))) return undefined
  try {
    const { ranges, currency } = parsePrices(text, getCurrencies(id))
    return `${ranges[load.key].join('-')} ${currency}`
  } catch {
    // A deployment has changed the loads or the currency since: that costs no booking.
    return undefined
  }
}
