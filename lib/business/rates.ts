import type { Currency } from './currencies'
import { readCurrency, readNamedValues } from './named-values'

export interface Rates {
  /** Whole dollars an hour, for a crew of two and of three. */
  two: number
  three: number
  /** Hours that every move pays for. */
  minimum: number
  /** Whole dollars for the way to the first address and back from the last; 0 for none. */
  travel: number
  currency: Currency
}

const RATE_NAMES = ['two', 'three', 'minimum', 'travel'] as const

const LIMITS: Record<(typeof RATE_NAMES)[number], { min: number; max: number; words: string }> = {
  two: { min: 1, max: 999, words: 'whole dollars an hour from 1 to 999, like two:149' },
  three: { min: 1, max: 999, words: 'whole dollars an hour from 1 to 999, like three:209' },
  minimum: { min: 1, max: 8, words: 'whole hours from 1 to 8, like minimum:3' },
  travel: { min: 0, max: 999, words: 'whole dollars from 0 to 999, like travel:79' },
}

/** Reads `two:149,three:209,minimum:3,travel:79,currency:CAD`. @throws Error that names the fault and what is allowed */
export function parseRates(text: string, currencies: readonly Currency[]): Rates {
  const values = readNamedValues(text, RATE_NAMES, 'a rate')
  const rates = {} as Rates
  for (const name of RATE_NAMES) rates[name] = parseRate(name, values.get(name))
  if (rates.three < rates.two)
    throw new Error(
      `three:${rates.three} is below two:${rates.two}: a crew of three costs as much or more.`,
    )
  return { ...rates, currency: readCurrency(values, currencies) }
}

function parseRate(name: (typeof RATE_NAMES)[number], text: string | undefined): number {
  const { min, max, words } = LIMITS[name]
  if (text === undefined) throw new Error(`${name} is missing: use ${words}.`)
  const rate = Number(text)
  if (!/^(?:0|[1-9]\d{0,2})$/.test(text) || rate < min || rate > max)
    throw new Error(`${name}:${text} is not possible: use ${words}.`)
  return rate
}

export function serializeRates(rates: Rates): string {
  return [...RATE_NAMES, 'currency' as const].map((name) => `${name}:${rates[name]}`).join()
}
