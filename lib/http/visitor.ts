import 'server-only'
import { isIP } from 'node:net'

/** Some proxies (Azure's) add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const ADDRESS_WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$|^\[([^\]]+)\](?::\d{1,5})?$/

/**
 * '' where unknown. @param source `vercel`: the platform's header; `proxy:N`: the Nth address from the
 * right of x-forwarded-for, to which each proxy appends the peer it saw.
 */
export function getClientIp(headers: Pick<Headers, 'get'>, source: string): string {
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

/**
 * An IPv4 address, or the network of an IPv6 address: one customer has a /64, and can have a /48
 * (RFC 6177).
 */
export function getClientNetwork(address: string, bits: 48 | 64 = 64): string {
  if (isIP(address) !== 6) return address
  // The URL parser normalizes addresses (RFC 5952).
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right]
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`
}
