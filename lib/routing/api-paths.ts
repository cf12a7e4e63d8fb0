export const CALENDAR_PATH = '/api/pickup.ics'
export const REVALIDATE_PATH = '/api/revalidate'
export const STYLES_PATH = '/api/site.css'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'
