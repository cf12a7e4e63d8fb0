export const BOOKING_CALENDAR_PATH = '/api/booking-calendar'
export const SERVICE_AREA_PATH = '/api/service-area'
export const CALENDAR_PATH = '/api/pickup.ics'
export const REVALIDATE_PATH = '/api/revalidate'
export const STYLES_PATH = '/api/site.css'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** Query parameter of a home page: a typed place that is not one of our cities. */
export const UNKNOWN_PLACE = 'place'

/** The page's referrer. A page loaded early sends it once shown (components/analytics/analytics.tsx). */
export const SHOWN_FROM_HEADER = 'x-shown-from'

/** False for email addresses and phone numbers. */
export const isPlaceName = (text: string) => /^\p{L}(?:[\p{L}\p{M} '’-]|\. ){0,39}$/u.test(text)
