import { ENGLISH, type Sentence, type Translate } from '@/lib/words/translate'
import type { Currency } from './currencies'
import { LOADS, type Load } from './junk'
import { readCurrency, readNamedValues } from './named-values'

/** Whole dollars, or hours. */
export type Range = readonly [low: number, high: number]

export interface Prices {
  ranges: Record<Load['key'], Range>
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
const SHOWN_RANGE = /^(\d{1,5}-\d{1,5})(?:\+(\d{1,5}-\d{1,5}))? (?:CAD|USD)$/

/** Reads `quarter:119-169,…,currency:CAD`. @throws Error that names the fault and the possible values */
export function parsePrices(text: string, currencies: readonly Currency[]): Prices {
  const values = readNamedValues(text, LOAD_KEYS, 'a load')
  const ranges = {} as Prices['ranges']
  let smaller: Range = [0, 0]
  for (const key of LOAD_KEYS) smaller = ranges[key] = parseRange(key, values.get(key), smaller)
  return { ranges, currency: readCurrency(values, currencies) }
}

function parseRange(key: string, text: string | undefined, smaller: Range): Range {
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
export function formatRange([low, high]: Range, t = ENGLISH): string {
  const [from, to] = [formatMoney(low, t), formatMoney(high, t)]
  return low === high ? from : t('{start} to {end}', { start: from, end: to })
}

export function formatMoney(amount: number, t: Translate): string {
  // Engines differ in the space between thousands.
  const digits = amount.toLocaleString(t.locale).replace(/\s/g, '\u00a0')
  return t('${amount}', { amount: digits })
}

/** Writes a price as details and the thank-you address hold it. Only a move may have a range for packing help. */
export function serializeShownPrice(price: Range, currency: Currency, packing?: Range): string {
  return `${[price, ...(packing ? [packing] : [])].map((range) => range.join('-')).join('+')} ${currency}`
}

/** True for `219-289 CAD` and `824-1122+447-745 CAD`. */
export function isShownPrice(text: string): boolean {
  return SHOWN_RANGE.test(text)
}

/** `219-289 CAD` to `$219 to $289`; '' for other text. */
export function formatShownPrice(text: string, t = ENGLISH): string {
  const [, price = '', packing = ''] = SHOWN_RANGE.exec(text) ?? []
  const [move, help] = [price, packing].map((range) => {
    const [low, high] = range.split('-').map(Number)
    return low === undefined || high === undefined ? '' : formatRange([low, high], t)
  })
  if (!move || !help) return move ?? ''
  return t('{move}, plus {packing} for packing help', { move, packing: help })
}

const WITHIN: Sentence =
  '{range} for a move within {city}. Moving farther changes the price. Your price is the written estimate.'

/** A move's range and what it is worth; '' for other text. @param city if the form asked no codes */
export function formatBallpark(text: string, t: Translate, city = ''): string {
  const range = formatShownPrice(text, t)
  if (range === '') return ''
  return city
    ? t(WITHIN, { range, city })
    : t('{range}. Your price is the written estimate.', { range })
}
