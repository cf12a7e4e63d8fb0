import type { Country } from '@/lib/business/brand'
import { logEvent } from '@/lib/log'
import { parseCountryName } from './visitor'

const TIMEOUT_MS = 500

/** What the lookup tells about a visitor (specification, section 3). Only the country is used. */
interface VisitorLocation {
  country_name?: string
  city?: string
  region_code?: string
  postal?: string
}

interface GeolocationService {
  /** `{ip}` in it stands for the visitor's address. */
  url: string
  key: string | undefined
}

/**
 * Asks the geolocation service for the visitor's country: one GET to its /json/ path, 500 ms at most.
 * Never throws: a failure is logged, and `found` is false with USA as the country.
 */
export async function lookUpCountry(
  service: GeolocationService,
  ip: string,
  timeoutMs = TIMEOUT_MS,
): Promise<{ country: Country; found: boolean }> {
  // Asked about nobody, the service would tell where our server stands.
  if (ip === '' && service.url.includes('{ip}')) return { country: 'usa', found: false }
  try {
    const base = service.url.replace('{ip}', encodeURIComponent(ip)).replace(/\/+$/, '')
    const url = new URL(`${base}/json/`)
    if (service.key) url.searchParams.set('key', service.key)
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      // The key is for this service only.
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`Network response was not ok: ${response.status}`)
    const location = (await response.json().catch(throwParseError)) as VisitorLocation | null
    const name = location?.country_name
    return { country: parseCountryName(typeof name === 'string' ? name : undefined), found: true }
  } catch (error) {
    logEvent('geolocation', { outcome: 'failed', reason: (error as Error).message }, 'error')
    return { country: 'usa', found: false }
  }
}

/** The parser's own words would carry what it read, which is about a visitor, into the log. */
function throwParseError(error: Error): never {
  throw error.name === 'SyntaxError' ? new Error('The answer was no JSON') : error
}
