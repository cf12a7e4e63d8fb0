import { isIP } from 'node:net'
import { COUNTRIES, type Country, type VisitorCountry } from '@/lib/business/brand'
import { getCookieName } from './cookie-name'

type ReadableHeaders = Pick<Headers, 'get'>

/** Of Vercel, Cloudflare and CloudFront; values are ISO 3166 alpha-2. */
const GEO_HEADERS = ['x-vercel-ip-country', 'cf-ipcountry', 'cloudfront-viewer-country']
/** Cloudflare's codes for "unknown" and for the Tor network. */
const UNKNOWN_COUNTRY_CODES = new Set(['XX', 'T1'])

export function getCountryFromHeaders(headers: ReadableHeaders): Country | undefined {
  for (const name of GEO_HEADERS) {
    const code = headers.get(name)?.trim().toUpperCase()
    if (!code || !/^[A-Z][A-Z0-9]$/.test(code) || UNKNOWN_COUNTRY_CODES.has(code)) continue
    return code === 'US' ? 'usa' : code === 'CA' ? 'canada' : 'other'
  }
  return undefined
}

/** docs/requirements.md, section 3: "united states" in it, or no name, means USA. */
export function parseCountryName(name: string | undefined): Country {
  if (!name || /united states|^usa?$/i.test(name.trim())) return 'usa'
  return /^canada$/i.test(name.trim()) ? 'canada' : 'other'
}

/** docs/requirements.md, section 9. */
export const COUNTRY_COOKIE_LIFETIME_MS = 3_600_000

export function getCountryCookieName(isSecure: boolean): string {
  return getCookieName('visitor-country', isSecure)
}

/** `country.timestamp`, in milliseconds since the epoch. */
export function serializeCountryCookie(country: VisitorCountry, now: number): string {
  return `${country}.${now}`
}

/** `unknown` after a failed lookup, which a short cookie keeps from being repeated. */
export function parseCountryCookie(
  value: string | undefined,
  now: number,
): VisitorCountry | undefined {
  const [name, stamp] = value?.split('.') ?? []
  const age = now - Number(stamp)
  if (!(age >= 0 && age < COUNTRY_COOKIE_LIFETIME_MS)) return undefined
  return [...COUNTRIES, 'unknown' as const].find((country) => country === name)
}

/** Some proxies (Azure's) add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const ADDRESS_WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/

/**
 * '' where unknown. @param source `vercel`: the platform's header; `proxy:N`: the Nth address from the
 * right of x-forwarded-for, to which each proxy appends the peer it saw.
 */
export function getClientIp(headers: ReadableHeaders, source: string): string {
  const fromPlatform = headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip')
  const chain = source === 'vercel' ? fromPlatform : headers.get('x-forwarded-for')
  const hops = (chain ?? '').split(',').map((hop) => hop.trim())
  const depth = source === 'vercel' ? hops.length : Number(source.slice('proxy:'.length))
  const address =
    hops
      .at(-depth)
      ?.replace(ADDRESS_WITH_PORT, '$1$2')
      .replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return isIP(address) ? address : ''
}

/** An IPv4 address, or the /64 of an IPv6 address, which one customer has (RFC 6177). */
export function getClientNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  // The URL parser normalizes addresses (RFC 5952).
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [left, right] = hostname.slice(1, -1).split('::').map(parseIpv6Groups)
  const zeroCount = 8 - (left?.length ?? 0) - (right?.length ?? 0)
  const groups = [...(left ?? []), ...Array<number>(zeroCount).fill(0), ...(right ?? [])]
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMapped) return groups.slice(6).flatMap(toBytes).join('.')
  return `${groups.slice(0, 4).map(toHex).join(':')}::/64`
}

const toHex = (group: number) => group.toString(16)
const toBytes = (group: number) => [group >> 8, group & 0xff]

function parseIpv6Groups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16))
}
