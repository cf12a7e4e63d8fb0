export const BOOKING_CALENDAR_PATH = '/api/booking-calendar'
export const CALENDAR_PATH = '/api/pickup.ics'
export const REVALIDATE_PATH = '/api/revalidate'
export const STYLES_PATH = '/api/site.css'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** Parameter of a home page: the typed name of a place that is no city of ours. */
export const UNKNOWN_PLACE = 'place'

/** Neither an email address nor a phone number. */
export const isPlaceName = (text: string) => /^\p{L}(?:[\p{L}\p{M} '’-]|\. ){0,39}$/u.test(text)
