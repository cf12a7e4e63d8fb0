import { ENGLISH, type Translate } from '@/lib/words/translate'
import type { Currency } from './currencies'
import { getLoad, LOADS, type Load } from './junk'

/** Whole dollars. */
type PriceRange = readonly [low: number, high: number]

export interface Prices {
  ranges: Record<Load['key'], PriceRange>
  currency: Currency
}

export interface ShownPrices {
  ranges: Prices['ranges']
  /** The form posts it back, and lib/security/shown-price.ts checks it. */
  signed: string
}

/** The owner may change who confirms the price, when, and how it is paid. */
export const PRICE_CONFIRMATION =
  'Your crew looks at everything and confirms the price in writing before they load, and you pay by card or cash when they’re done.'

const LOAD_KEYS = LOADS.map(({ key }) => key)
const RANGE = /^([1-9]\d{0,3})-([1-9]\d{0,3})$/
const SHOWN_RANGE = /^(\d{1,4}-\d{1,4}) (?:CAD|USD)$/

/** Reads `quarter:119-169,…,currency:CAD`. @throws Error that names the fault and the possible values */
export function parsePrices(text: string, currencies: readonly Currency[]): Prices {
  const values = new Map<string, string>()
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split(/:(.*)/s)
    if (name !== 'currency' && !getLoad(name))
      throw new Error(`"${name}" is not a load: use ${LOAD_KEYS.join(', ')} and currency.`)
    if (values.has(name)) throw new Error(`"${name}" is given twice.`)
    values.set(name, value)
  }
  const ranges = {} as Prices['ranges']
  let smaller: PriceRange = [0, 0]
  for (const key of LOAD_KEYS) smaller = ranges[key] = parseRange(key, values.get(key), smaller)
  const code = values.get('currency')
  const currency = currencies.find((one) => one === code)
  if (currency) return { ranges, currency }
  const problem = code === undefined ? 'currency is missing' : `currency:${code} is not possible`
  throw new Error(`${problem}: this location needs currency:${currencies.join(' or currency:')}.`)
}

function parseRange(key: string, text: string | undefined, smaller: PriceRange): PriceRange {
  if (text === undefined)
    throw new Error(`${key} is missing: each of ${LOAD_KEYS.join(', ')} needs a price.`)
  const given = `${key}:${text}`
  const [, low, high] = RANGE.exec(text)?.map(Number) ?? []
  if (low === undefined || high === undefined)
    throw new Error(`${given} is not a price: use whole dollars, like ${key}:119-169.`)
  if (low > high) throw new Error(`${given} has the higher price first: put the lower one first.`)
  if (low < smaller[0] || high < smaller[1])
    throw new Error(`${given} is below ${smaller.join('-')}: a larger load costs as much or more.`)
  return [low, high]
}

export function serializePrices({ ranges, currency }: Prices): string {
  const parts = LOAD_KEYS.map((key) => `${key}:${ranges[key].join('-')}`)
  return [...parts, `currency:${currency}`].join()
}

/** `$119 to $169` */
export function formatRange([low, high]: PriceRange, t = ENGLISH): string {
  const [from, to] = [formatMoney(low, t), formatMoney(high, t)]
  return low === high ? from : t('{start} to {end}', { start: from, end: to })
}

export function formatMoney(amount: number, t: Translate): string {
  return t('${amount}', { amount })
}

/** True for `219-289 CAD`, the format in details and in the thank-you address. */
export function isShownPrice(text: string): boolean {
  return SHOWN_RANGE.test(text)
}

/** `219-289 CAD` to `$219 to $289`; '' for other text. */
export function formatShownPrice(text: string, t = ENGLISH): string {
  const [low, high] = SHOWN_RANGE.exec(text)?.[1]?.split('-').map(Number) ?? []
  return low === undefined || high === undefined ? '' : formatRange([low, high], t)
}
