import { ok, warning, wrong, type Finding } from './finding'

const TIMEOUT_MS = 10_000
/** Response headers that only this company's CDN adds. */
const CDN_HEADERS: readonly [header: string, value: RegExp, company: string][] = [
  ['cf-ray', /./, 'Cloudflare'],
  ['x-amz-cf-id', /./, 'Amazon CloudFront'],
  ['x-served-by', /^cache-/, 'Fastly'],
  ['x-azure-ref', /./, 'Azure Front Door'],
  ['x-iinfo', /./, 'Imperva'],
  ['server', /akamai/i, 'Akamai'],
  // Vercel has one name and adds no `via`.
  ['server', /^(?!vercel$)/i, 'Another server'],
  ['via', /./, 'Another server'],
]

/** Whether a running site answers, and whether visitors' addresses reach it. */
export async function checkHost(url: string): Promise<Finding[]> {
  const health = `${url}/api/health`
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { status, headers } = await fetch(health, { redirect: 'manual', signal })
    return [
      status === 200
        ? ok(`${health} answers 200`)
        : wrong(`${health} answers ${status}`, 'docs/operations.md, "The phone does not ring".'),
      checkVisitorAddress(headers),
    ]
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    return [wrong(`${health} does not answer: ${reason}`, 'Is it the address that people see?')]
  }
}

/** Vercel overwrites `x-forwarded-for` by its peer's address (vercel.com/docs/headers/request-headers). */
export function checkVisitorAddress(headers: Pick<Headers, 'get'>): Finding {
  if (headers.get('x-vercel-id') === null)
    return warning('Vercel does not serve this address', 'Right on another host: docs/deploy.md.')
  const cdn = CDN_HEADERS.find(([header, pattern]) => {
    const value = headers.get(header)
    return value !== null && pattern.test(value)
  })
  if (!cdn) return ok('Vercel serves this address itself: each visitor has a rate limit')
  return wrong(
    `${cdn[2]} is in front of Vercel: all visitors have its address and share one rate limit`,
    'Let the domain lead to Vercel itself (at Cloudflare "DNS only"). docs/deploy.md describes it.',
  )
}
