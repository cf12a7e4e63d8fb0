export const BOOKING_CALENDAR_PATH = '/api/booking-calendar'
export const CALENDAR_PATH = '/api/pickup.ics'
export const REVALIDATE_PATH = '/api/revalidate'
export const STYLES_PATH = '/api/site.css'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** Of `/`: what was typed for a city that we do not know. Here, because browsers load this file. */
export const UNKNOWN_PLACE = 'place'
