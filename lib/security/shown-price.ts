import 'server-only'
import type { Currency } from '@/lib/business/currencies'
import { parsePrices, serializePrices } from '@/lib/business/prices'
import { getLoad } from '@/lib/business/junk'
import { parseRates, serializeRates } from '@/lib/business/rates'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import type { AreaKey } from '@/lib/cities/locations'
import { serializeMoveRange } from '@/lib/content/move-ranges'
import { addDays } from '@/lib/dates/wall-clock'
import { PRICES_FIELD, readField } from '@/lib/forms/form'
import { isSameSecret } from '@/lib/http/endpoint'
import { getLocation } from '@/lib/locations/cached-location'
import { getCurrency, type Location } from '@/lib/locations/location'
import { isWithinArea } from '@/lib/locations/service-area'
import { sign } from './signatures'

/** A page may be older than the list. After so many days we only believe one that is still true. */
const KEPT_DAYS = 7

const createSignature = (areaKey: AreaKey, text: string) => sign('prices', `${areaKey} ${text}`)

/**
 * A hidden field of the form: the prices or rates that the page showed, and the UTC day on which it read them.
 * @param list as `serializePrices` or `serializeRates` returns it
 */
export function signList(areaKey: AreaKey, list: string, now: Date): string {
  const text = `${list};${formatDay(now)}`
  return `${text};${createSignature(areaKey, text)}`
}

type Move = Parameters<typeof serializeMoveRange>[1]

interface Shown {
  cityKey: CityKey
  /** Posted; holds the signed list. */
  form: FormData
  now: Date
}

/** `219-289 CAD`, as this customer's page showed it for the load; undefined without proof. */
export async function readShownPrice(shown: Shown, loadKey: string): Promise<string | undefined> {
  const load = getLoad(loadKey)
  const prices = await readList(
    shown,
    parsePrices,
    ({ prices }) => prices && serializePrices(prices),
  )
  return load && prices && `${prices.ranges[load.key].join('-')} ${prices.currency}`
}

/**
 * `824-1122 CAD`, as `serializeMoveRange` computes it from the page's rates; undefined without proof, and for
 * a move that leaves the area. The short form asks no codes, and says that its range is for one that stays.
 */
export async function readShownRange(
  shown: Shown,
  { zip, zipTo, ...quote }: Move & { zip?: string; zipTo?: string },
): Promise<string | undefined> {
  const codes = [zip, zipTo].filter((code) => code !== undefined)
  if (!(await isWithinArea(shown.cityKey, codes))) return undefined
  const rates = await readList(shown, parseRates, ({ rates }) => rates && serializeRates(rates))
  return rates && serializeMoveRange(rates, quote)
}

async function readList<List>(
  { cityKey, form, now }: Shown,
  parse: (text: string, currencies: readonly Currency[]) => List,
  getCurrent: (location: Location) => string | undefined,
): Promise<List | undefined> {
  const { areaKey } = getCity(cityKey)
  const [list = '', day = '', signature = ''] = readField(form, PRICES_FIELD).split(';')
  if (!isSameSecret(signature, createSignature(areaKey, `${list};${day}`))) return undefined
  const isRecent = day >= addDays(formatDay(now), -KEPT_DAYS)
  if (!isRecent && list !== getCurrent(await getLocation(areaKey))) return undefined
  try {
    return parse(list, [getCurrency(areaKey)])
  } catch {
    // A deployment may have changed the loads or the currency since; the form must still work.
    return undefined
  }
}

const formatDay = (at: Date) => at.toISOString().slice(0, 10)
