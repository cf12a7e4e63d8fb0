import type { CityKey } from '@/lib/cities/keys'
import { CALENDAR_PATH } from '@/lib/routing/api-paths'
import { getPaths } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'

/** The query of a request's page (lib/security/booking-link.ts). */
export interface BookingQuery {
  key: string
  sig: string
  /** `1` asks whether to cancel. */
  cancel?: string
  /** `1` after a change, `2` after the customer declined more mails. */
  done?: string
  /** `1` asks whether to stop mails that ask for a review. */
  decline?: string
}

/** Programs write `=` as `3D` before a value and add punctuation after it. These patterns leave both out. */
const SHAPES: Record<keyof BookingQuery, RegExp> = {
  key: /^(?:3D(?=[-\w]{20}))?([-\w]{20})(?![-\w])/,
  sig: /^(?:3D(?=[-\w]{22}))?([-\w]{22})/,
  cancel: /^(?:3D)?(1)(?!\w)/,
  done: /^(?:3D)?([12])(?!\w)/,
  decline: /^(?:3D)?(1)(?!\w)/,
}

export function formatBookingPath(
  cityKey: CityKey | null,
  query: BookingQuery,
  language?: Language,
): string {
  return `${getPaths(cityKey, language).booking}?${formatQuery(query)}`
}

export function getCurrentCalendarPath({ key, sig }: BookingQuery, language: Language): string {
  const query = { key, sig, ...(language !== 'en' && { language }) }
  return `${CALENDAR_PATH}?${new URLSearchParams(query)}`
}

/** A value without its shape becomes ''. `&amp;` separates, too. */
export function parseBookingQuery(
  query: Record<string, string | string[] | undefined>,
): Required<BookingQuery> {
  const entries = Object.entries(SHAPES).map(([name, shape]) => {
    const value = query[name] ?? query[`amp;${name}`]
    return [name, (typeof value === 'string' && shape.exec(value)?.[1]) || '']
  })
  return Object.fromEntries(entries) as Required<BookingQuery>
}

export function sanitizeBookingQuery(query: URLSearchParams): string {
  return formatQuery(parseBookingQuery(Object.fromEntries(query)))
}

function formatQuery(query: BookingQuery): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  return new URLSearchParams(filled).toString()
}
