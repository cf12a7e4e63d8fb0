import 'server-only'
import { isIP } from 'node:net'

/** Some proxies (Azure's) add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const ADDRESS_WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/

/** '' if unknown. @param source `vercel`, or `proxy:N`: the Nth address from the right of x-forwarded-for */
export function getClientIp(headers: Pick<Headers, 'get'>, source: string): string {
  const fromPlatform = headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip')
  const chain = source === 'vercel' ? fromPlatform : headers.get('x-forwarded-for')
  const hops = (chain ?? '').split(',').map((hop) => hop.trim())
  const depth = source === 'vercel' ? hops.length : Number(source.slice('proxy:'.length))
  const address = hops.at(-depth)?.replace(ADDRESS_WITH_PORT, '$1$2') ?? ''
  return isIP(address) ? toIpv4(address) : ''
}

/** Unwraps an IPv4 address from IPv6 in any spelling (RFC 4291, section 2.5.5.2). */
function toIpv4(address: string): string {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(normalizeIpv6(address)) ?? []
  if (!high || !low) return address
  return [high, low]
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.')
}

/** Returns the URL parser's form of an IPv6 address, without its zone (RFC 5952); '' for other text. */
function normalizeIpv6(address: string): string {
  return isIP(address) === 6 ? new URL(`http://[${address.replace(/%.*/, '')}]`).hostname : ''
}

/** IPv4 stays. IPv6 becomes its network: one customer has a /64 and may have a /48 (RFC 6177). */
export function getClientNetwork(address: string, bits: 48 | 64 = 64): string {
  const normalized = normalizeIpv6(address)
  if (normalized === '') return address
  const [left = [], right = []] = normalized
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right]
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`
}
