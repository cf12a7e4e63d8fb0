import { InvalidArgumentError } from 'commander'
import type { Currency } from '@/lib/business/currencies'
import { parsePrices, serializePrices } from '@/lib/business/prices'
import { parseRates, serializeRates } from '@/lib/business/rates'
import { isCountCurrent, parseReviewsCount } from '@/lib/business/reviews-count'
import type { Scope } from '@/lib/cities/location-cities'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { EmailListSchema } from '@/lib/env-formats'
import { getToday } from '@/lib/locations/closed-dates'
import { getCurrency } from '@/lib/locations/location'
import { DAY_MAIL, isLanguageList, REVIEWS_URL } from '@/lib/locations/location-values'
import { LANGUAGES } from '@/lib/words/languages'

/** The values of the options of `npm run locations`. Null, for 0, `none` and `no`, removes the field. */

export function parseDates(text: string): string[] {
  const dates = text.split(',')
  if (dates.every(isIsoDate)) return dates
  throw new InvalidArgumentError('Dates are like 2026-12-25,2026-12-26.')
}

export function parseNumber(text: string, max: number): number | null {
  if (/^\d{1,3}$/.test(text) && Number(text) <= max) return Number(text) || null
  throw new InvalidArgumentError(`Use a whole number from 0 (none) to ${max}.`)
}

export const parsePriceList = createListParser((text, currencies) =>
  serializePrices(parsePrices(text, currencies)),
)

export const parseRateList = createListParser((text, currencies) =>
  serializeRates(parseRates(text, currencies)),
)

/** The list is written again in one order; a crew area has one currency. */
function createListParser(rewrite: (text: string, currencies: Currency[]) => string) {
  return (text: string, { areas }: Scope): string | null =>
    text === 'none' ? null : explain(() => rewrite(text, [...new Set(areas.map(getCurrency))]))
}

function explain<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message)
  }
}

export function parseYes(text: string): true | null {
  if (text === 'yes' || text === 'no') return text === 'yes' || null
  throw new InvalidArgumentError('Use yes or no.')
}

export function parseLanguages(text: string): string | null {
  if (isLanguageList(text)) return text === 'en' ? null : text
  const possible = Object.keys(LANGUAGES).join(',')
  throw new InvalidArgumentError(`Choose from ${possible}; the list must include en.`)
}

export function parseDayMail(text: string): string {
  if (DAY_MAIL.test(text)) return text
  throw new InvalidArgumentError('Use a time such as 17:00, or no.')
}

export function parseReviews(text: string): string | null {
  if (text === 'none') return null
  if (REVIEWS_URL.test(text)) return text
  throw new InvalidArgumentError('Use an https:// URL, or none.')
}

export function parseCount(text: string, { name }: Scope): string | null {
  if (text === 'none') return null
  const count = explain(() => parseReviewsCount(text))
  const today = getToday(name, new Date())
  if (isCountCurrent(count, today)) return text
  const problem = count.date > today ? 'is in the future' : 'is more than a year ago'
  throw new InvalidArgumentError(`${count.date} ${problem}: use a day of the last twelve months.`)
}

export function parseAddresses(text: string): string | null {
  if (text === 'none') return null
  const { data, error } = EmailListSchema.safeParse(text)
  if (data) return data.join()
  throw new InvalidArgumentError(`${error.issues[0]?.message}, or none.`)
}
