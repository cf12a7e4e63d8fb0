import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { DAY_MS } from '@/lib/dates/durations'
import type { BookingQuery } from '@/lib/forms/booking-query'
import { isSameSecret } from '@/lib/http/endpoint'
import { getPaths } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'
import { sign } from './signatures'

/**
 * The page where whoever has this address sees, moves and cancels the request. No personal data.
 * @param how it is opened: parts of `BookingQuery`, of which '' is left out
 */
export function createBookingPath(
  cityKey: CityKey,
  key: string,
  how: Omit<BookingQuery, 'key' | 'sig'> = {},
  language?: Language,
): string {
  const filled = Object.entries(how).filter(([, value]) => value !== '')
  const query = { key, sig: signBookingLink(key), ...Object.fromEntries(filled) }
  return `${getPaths(cityKey, language).booking}?${new URLSearchParams(query)}`
}

export function isValidBookingLink(key: string, signature: string): boolean {
  return isSameSecret(signature, signBookingLink(key))
}

const OFFICE_LINK_MS = 14 * DAY_MS

/** The page where the office closes a day of the city's location. @param office signed for `createDayKey` */
export function createDayPath(cityKey: CityKey, day: string, office: string, done?: '2'): string {
  const query = new URLSearchParams({ day, office, ...(done && { done }) })
  return `${getPaths(cityKey).booking}?${query}`
}

/**
 * Of a link for fourteen days, where the office also notes what became of the request, or closes the day.
 * @param key of a request or a day
 */
export function createOfficeToken(key: string, now: number): string {
  const until = String(Math.floor((now + OFFICE_LINK_MS) / 1_000))
  return `${until}.${signOfficeLink(key, until)}`
}

/** `1` is in a mail whose answer goes to the customer: the words of the page alone depend on it. */
export function checkOfficeLink(
  office: string,
  key: string,
  now: number,
): 'words' | 'open' | 'closed' {
  if (office === '' || office === '1') return 'words'
  const [until = '', signature = ''] = office.split('.')
  const isOpen = Number(until) * 1_000 > now && isSameSecret(signature, signOfficeLink(key, until))
  return isOpen ? 'open' : 'closed'
}

const signOfficeLink = (key: string, until: string) => sign('office link', `${key} ${until}`)

const signBookingLink = (key: string) => sign('booking link', key)
