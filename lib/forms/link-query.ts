import type { CityKey } from '@/lib/cities/keys'
import { CALENDAR_PATH } from '@/lib/routing/api-paths'
import { getPaths } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'

/** The query of a request's page (lib/security/signed-links.ts). */
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

/** The query of a desk page. */
export interface DeskQuery {
  /** Opens the desk (lib/security/signed-links.ts). */
  link: string
  key: string
  /** ISO date of the day whose names are shown. */
  date: string
  done: string
  /** The record key that begins a page of a list. */
  from: string
}

// Some mail programs leave quoted-printable `3D` before a value and add punctuation after it. We skip both.
const RECORD_KEY = /^(?:3D(?=[-\w]{20}))?([-\w]{20})(?![-\w])/

const BOOKING_SHAPES: Record<keyof BookingQuery, RegExp> = {
  key: RECORD_KEY,
  sig: /^(?:3D(?=[-\w]{22}))?([-\w]{22})/,
  cancel: /^(?:3D)?(1)(?!\w)/,
  done: /^(?:3D)?([12])(?!\w)/,
  decline: /^(?:3D)?(1)(?!\w)/,
}

const DESK_SHAPES: Record<keyof DeskQuery, RegExp> = {
  // A damaged link becomes one letter, so that the page can report a wrong link.
  link: /^(?:3D)?([a-z-]{3,40}\.\d{10}\.[-\w]{22}|\w)/,
  key: RECORD_KEY,
  date: /^(?:3D)?(\d{4}-\d{2}-\d{2})(?!\w)/,
  done: /^(?:3D)?(\w{1,20})(?!\w)/,
  from: RECORD_KEY,
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

type Query = Record<string, string | string[] | undefined>

export const parseBookingQuery = (query: Query) => parseQuery(query, BOOKING_SHAPES)

export const parseDeskQuery = (query: Query) => parseQuery(query, DESK_SHAPES)

/** A value that does not match its pattern becomes ''. Also reads `amp;key`: some programs write `&amp;`. */
function parseQuery<Name extends string>(query: Query, shapes: Record<Name, RegExp>) {
  const entries = Object.entries<RegExp>(shapes).map(([name, shape]) => {
    const value = query[name] ?? query[`amp;${name}`]
    return [name, (typeof value === 'string' && shape.exec(value)?.[1]) || '']
  })
  return Object.fromEntries(entries) as Record<Name, string>
}

export function sanitizeBookingQuery(query: URLSearchParams): string {
  return formatQuery(parseBookingQuery(Object.fromEntries(query)))
}

export function sanitizeDeskQuery(query: URLSearchParams): string {
  return formatQuery(parseDeskQuery(Object.fromEntries(query)))
}

function formatQuery(query: BookingQuery | DeskQuery): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  return new URLSearchParams(filled).toString()
}
