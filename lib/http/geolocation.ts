import type { VisitorCountry } from '@/lib/business/brand'
import { logEvent } from '@/lib/log'
import { parseCountryName } from './visitor'

const TIMEOUT_MS = 500

/** docs/requirements.md, section 3. Only the country is used. */
interface VisitorLocation {
  country_name?: string
  city?: string
  region_code?: string
  postal?: string
}

interface GeolocationService {
  /** `{ip}` is replaced by the visitor's address. */
  url: string
  key: string | undefined
}

/** Sends one GET to the service's /json/ path. A failure is logged. Never throws. */
export async function lookUpCountry(
  service: GeolocationService,
  ip: string,
  timeoutMs = TIMEOUT_MS,
): Promise<VisitorCountry> {
  // Without an address the service would locate our own server.
  if (ip === '' && service.url.includes('{ip}')) return 'unknown'
  try {
    const base = service.url.replace('{ip}', encodeURIComponent(ip)).replace(/\/+$/, '')
    const url = new URL(`${base}/json/`)
    if (service.key) url.searchParams.set('key', service.key)
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      // A redirect could leak the key to another host.
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`Network response was not ok: ${response.status}`)
    const location = (await response.json().catch(throwParseError)) as VisitorLocation | null
    const name = location?.country_name
    return parseCountryName(typeof name === 'string' ? name : undefined)
  } catch (error) {
    logEvent('geolocation', { outcome: 'failed', reason: (error as Error).message }, 'error')
    return 'unknown'
  }
}

/** The parser's message quotes the response, which must not be logged. */
function throwParseError(error: Error): never {
  throw error.name === 'SyntaxError' ? new Error('The response was not JSON') : error
}
