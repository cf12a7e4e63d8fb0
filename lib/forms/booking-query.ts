import { CALENDAR_PATH } from '@/lib/routing/api-paths'

/** What the address of a request's page says (lib/signing/booking-link.ts). */
export interface BookingQuery {
  key: string
  sig: string
  /** `1` asks whether to cancel. */
  cancel?: string
  /** `1` after a change. */
  done?: string
}

const SHAPES: Record<keyof BookingQuery, RegExp> = {
  key: /^[-\w]{20}$/,
  sig: /^[-\w]{22}$/,
  cancel: /^1$/,
  done: /^1$/,
}

/** The pickup's calendar file, as it is now. */
export function getCurrentCalendarPath({ key, sig }: BookingQuery): string {
  return `${CALENDAR_PATH}?${new URLSearchParams({ key, sig })}`
}

/** '' for values that are not of their shape. */
export function parseBookingQuery(
  query: Record<string, string | string[] | undefined>,
): Required<BookingQuery> {
  const entries = Object.entries(SHAPES).map(([name, shape]) => {
    const value = query[name]
    return [name, typeof value === 'string' && shape.test(value) ? value : '']
  })
  return Object.fromEntries(entries) as Required<BookingQuery>
}

export function sanitizeBookingQuery(query: URLSearchParams): string {
  const entries = Object.entries(parseBookingQuery(Object.fromEntries(query)))
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}
