import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { DAY_MS } from '@/lib/dates/durations'
import { isSameSecret } from '@/lib/http/endpoint'
import { getPaths } from '@/lib/routing/paths'
import { sign } from './signatures'

/** The page where whoever has this address sees, moves and cancels the request. No personal data. */
export function createBookingPath(cityKey: CityKey, key: string): string {
  return `${getPaths(cityKey).booking}?${new URLSearchParams({ key, sig: signBookingLink(key) })}`
}

export function isValidBookingLink(key: string, signature: string): boolean {
  return isSameSecret(signature, signBookingLink(key))
}

const OFFICE_LINK_MS = 14 * DAY_MS

/** The same page, where the office also notes what became of the request, for fourteen days. */
export function createOfficePath(cityKey: CityKey, key: string, now: number): string {
  const until = String(Math.floor((now + OFFICE_LINK_MS) / 1_000))
  return `${createBookingPath(cityKey, key)}&office=${until}.${signOfficeLink(key, until)}`
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
