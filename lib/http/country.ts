import { COUNTRIES, type Country, type VisitorCountry } from '@/lib/business/brand'
import { HOUR_MS } from '@/lib/dates/durations'
import { logEvent } from '@/lib/log'
import { getCookieName, type ReadableCookies } from './cookie-name'

/** Vercel, Cloudflare and CloudFront set these to ISO 3166 alpha-2 codes. */
const GEO_HEADERS = ['x-vercel-ip-country', 'cf-ipcountry', 'cloudfront-viewer-country']
/** Cloudflare's codes for "unknown" and for the Tor network. */
const UNKNOWN_COUNTRY_CODES = new Set(['XX', 'T1'])

function getCountryFromHeaders(headers: Pick<Headers, 'get'>): Country | undefined {
  for (const name of GEO_HEADERS) {
    const code = headers.get(name)?.trim().toUpperCase()
    if (!code || !/^[A-Z][A-Z0-9]$/.test(code) || UNKNOWN_COUNTRY_CODES.has(code)) continue
    return code === 'US' ? 'usa' : code === 'CA' ? 'canada' : 'other'
  }
  return undefined
}

/** docs/requirements.md, section 3: a name with "united states", or none, means USA. */
function parseCountryName(name: string | undefined): Country {
  if (!name || /united states|^usa?$/i.test(name.trim())) return 'usa'
  return /^canada$/i.test(name.trim()) ? 'canada' : 'other'
}

const LOOKUP_TIMEOUT_MS = 500

interface GeolocationService {
  /** May contain `{ip}`, for the visitor's address. */
  url: string
  key: string | undefined
}

/** Sends one GET to the service's /json/ path. Logs a failure and never throws. */
export async function lookUpCountry(
  service: GeolocationService,
  ip: string,
): Promise<VisitorCountry> {
  // If we sent no address, the service would locate our own server.
  if (ip === '' && service.url.includes('{ip}')) return 'unknown'
  try {
    const base = service.url.replace('{ip}', encodeURIComponent(ip)).replace(/\/+$/, '')
    const url = new URL(`${base}/json/`)
    if (service.key) url.searchParams.set('key', service.key)
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
      cache: 'no-store',
      // A redirect could leak the key to another host.
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`Network response was not ok: ${response.status}`)
    const { country_name: name } = Object(await response.json()) as { country_name?: unknown }
    return parseCountryName(typeof name === 'string' ? name : undefined)
  } catch (error) {
    const { name, message } = error as Error
    // The parser's message quotes the response, which must not be logged.
    const reason = name === 'SyntaxError' ? 'The response was not JSON' : message
    logEvent('geolocation', { outcome: 'failed', reason }, 'error')
    return 'unknown'
  }
}

/** docs/requirements.md, section 9. */
const COOKIE_LIFETIME_MS = HOUR_MS
const LOOKUP_RETRY_S = 60

/** Reads the platform's header, else the cookie. Undefined when a lookup is due. */
export function getKnownCountry(
  { headers, cookies }: { headers: Pick<Headers, 'get'>; cookies: ReadableCookies },
  isSecure: boolean,
  now: number,
): VisitorCountry | undefined {
  const country = getCountryFromHeaders(headers)
  if (country) return country
  const [name, stamp] = cookies.get(getCountryCookieName(isSecure))?.value.split('.') ?? []
  const age = now - Number(stamp)
  if (!(age >= 0 && age < COOKIE_LIFETIME_MS)) return undefined
  return [...COUNTRIES, 'unknown' as const].find((kept) => kept === name)
}

const getCountryCookieName = (isSecure: boolean) => getCookieName('visitor-country', isSecure)

/** `country.timestamp`, in epoch milliseconds; `unknown` after a failed lookup. */
export function createCountryCookie(country: VisitorCountry, isSecure: boolean, now: number) {
  return {
    name: getCountryCookieName(isSecure),
    value: `${country}.${now}`,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure,
    // A session cookie (docs/requirements.md, section 9) unless the lookup failed.
    ...(country === 'unknown' && { maxAge: LOOKUP_RETRY_S }),
  }
}
