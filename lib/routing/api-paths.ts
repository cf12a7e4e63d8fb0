/** Answers that are no pages. */
export const CALENDAR_PATH = '/api/pickup.ics'
/** For those who watch the site, and for what is done by the clock (vercel.json). */
export const HEALTH_PATH = '/api/health'
export const CANARY_PATH = '/api/cron/canary'
export const WEBHOOK_DELIVERY_PATH = '/api/cron/deliver'
/** Where staff have a changed tracking number shown at once. */
export const REVALIDATE_PATH = '/api/revalidate'
/** Where pages tell how fast they were. */
export const VITALS_PATH = '/api/vitals'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'
