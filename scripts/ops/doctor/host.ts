import { CANONICAL_CITIES } from '@/lib/routing/canonical'
import { getPaths } from '@/lib/routing/paths'
import { listFault, ok, warning, wrong, type Finding } from './finding'

const TIMEOUT_MS = 10_000
/** CDNs add these response headers; Vercel does not. */
const CDN_HEADERS = ['cf-ray', 'x-amz-cf-id', 'x-azure-ref', 'x-iinfo', 'via']

export async function checkHost(url: string): Promise<Finding[]> {
  const health = `${url}/api/health`
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { status, headers } = await fetch(health, { redirect: 'manual', signal })
  return [
    status === 200
      ? ok(`${health} answers 200`)
      : wrong(`${health} answers ${status}`, 'docs/operations.md, "The phone does not ring".'),
    checkVisitorAddress(headers),
  ]
}

/** Vercel replaces `x-forwarded-for` with its peer's address (vercel.com/docs/headers/request-headers). */
export function checkVisitorAddress(headers: Pick<Headers, 'get'>): Finding {
  if (headers.get('x-vercel-id') === null)
    return warning('Vercel does not serve this address', 'Right on another host: docs/deploy.md.')
  const server = headers.get('server') ?? 'Vercel'
  if (/^vercel$/i.test(server) && CDN_HEADERS.every((name) => headers.get(name) === null))
    return ok('Vercel serves this address itself: each visitor has a rate limit')
  return wrong(
    `Another server (${server}) is in front of Vercel: all visitors have its address and share one rate limit`,
    'Let the domain lead to Vercel itself (at Cloudflare "DNS only"). docs/deploy.md describes it.',
  )
}

/** Fetches each landing page twice: Next once stopped caching rewritten pages without an error. */
export async function checkCache(url: string): Promise<Finding[]> {
  const isUncached = async (path: string) => {
    const ask = () => fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await (await ask()).text()
    return !isFromCache((await ask()).headers)
  }
  const paths = CANONICAL_CITIES.map((key) => getPaths(key).home)
  const answers = await Promise.all(paths.map(isUncached))
  const uncached = paths.filter((_path, index) => answers[index])
  const fix = 'Go back to the version of Next before (vercel/next.js#83354), and run its tests.'
  return listFault(wrong, 'Pages that no cache holds', uncached, fix)
}

function isFromCache(headers: Pick<Headers, 'get'>): boolean {
  const state = headers.get('x-vercel-cache') ?? headers.get('x-nextjs-cache')
  return state ? /^(HIT|STALE|PRERENDER)$/.test(state) : Number(headers.get('age')) > 0
}
