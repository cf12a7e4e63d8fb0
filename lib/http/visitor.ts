import { isIP } from 'node:net'
import { COUNTRIES, type Country } from '@/lib/business/brand'
import { cookieName } from './cookie-name'

type ReadableHeaders = Pick<Headers, 'get'>

/** What platforms call the visitor's country: Vercel, Cloudflare, CloudFront. ISO 3166 alpha-2. */
const GEO_HEADERS = ['x-vercel-ip-country', 'cf-ipcountry', 'cloudfront-viewer-country']
/** Cloudflare's codes for "unknown" and for the Tor network. */
const NOWHERE = new Set(['XX', 'T1'])

/** The visitor's country by the platform's geo headers; undefined where they do not tell. */
export function countryOfHeaders(headers: ReadableHeaders): Country | undefined {
  for (const name of GEO_HEADERS) {
    const code = headers.get(name)?.trim().toUpperCase()
    if (!code || !/^[A-Z][A-Z0-9]$/.test(code) || NOWHERE.has(code)) continue
    return code === 'US' ? 'usa' : code === 'CA' ? 'canada' : 'other'
  }
  return undefined
}

/** Specification, section 3: a name containing "united states", or a missing one, means USA. */
export function countryOfName(name: string | undefined): Country {
  if (!name || /united states|^usa?$/i.test(name.trim())) return 'usa'
  return /^canada$/i.test(name.trim()) ? 'canada' : 'other'
}

/** The lookup's result lives this long (specification, section 9), in milliseconds. */
export const COUNTRY_LIFETIME_MS = 3_600_000

export function countryCookie(isSecure: boolean): string {
  return cookieName('visitor-country', isSecure)
}

/** Cookie value `country.timestamp`; the timestamp in milliseconds since the epoch. */
export function writeCountryCookie(country: Country, now: number): string {
  return `${country}.${now}`
}

/** The country of a cookie younger than an hour; undefined for any other cookie. */
export function readCountryCookie(value: string | undefined, now: number): Country | undefined {
  const [name, stamp] = value?.split('.') ?? []
  const age = now - Number(stamp)
  if (!(age >= 0 && age < COUNTRY_LIFETIME_MS)) return undefined
  return COUNTRIES.find((country) => country === name)
}

/** Some proxies (Azure's) add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/

/**
 * The client's address as the trusted source tells it; '' when it tells none.
 * @param source `vercel`: the platform's own header. `proxy:N`: the Nth address from the right of
 *   x-forwarded-for, because each proxy appends the peer it saw and only ours can be believed.
 */
export function clientIp(headers: ReadableHeaders, source: string): string {
  const fromPlatform = headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip')
  const chain = source === 'vercel' ? fromPlatform : headers.get('x-forwarded-for')
  const hops = (chain ?? '').split(',').map((hop) => hop.trim())
  const depth = source === 'vercel' ? hops.length : Number(source.slice('proxy:'.length))
  const address =
    hops
      .at(-depth)
      ?.replace(WITH_PORT, '$1$2')
      .replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return isIP(address) ? address : ''
}

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which is what
 * a provider gives to one customer (RFC 6177).
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  // The URL parser writes every spelling of an address in the one way of RFC 5952.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [left, right] = hostname.slice(1, -1).split('::').map(groupsOf)
  const missing = 8 - (left?.length ?? 0) - (right?.length ?? 0)
  const groups = [...(left ?? []), ...Array<number>(missing).fill(0), ...(right ?? [])]
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).map(inHex).join(':')}::/64`
}

const inHex = (group: number) => group.toString(16)
const bytesOf = (group: number) => [group >> 8, group & 0xff]

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16))
}
