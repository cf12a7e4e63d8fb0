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
