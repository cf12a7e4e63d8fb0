import { hasOnlyFields, isActionId, classifyActionCall } from './action-call'
import { REVALIDATE_PATH, VITALS_PATH } from '@/lib/routing/api-paths'

/** Many times the sum of the fields' limits. */
export const MAX_BODY_BYTES = 64 * 1024

/** Five times the usual report. */
export const MAX_VITALS_BYTES = 1024

/** The boundary's characters: RFC 2046, section 5.1.1, without the space. */
const MULTIPART = /^multipart\/form-data; ?boundary=[-\w'()+,./:=?]{1,70}$/

export interface Rejection {
  status: 400 | 403 | 405 | 411 | 413 | 415
  reason: string
  /** With 405: the allowed methods. */
  allow?: string
}

/** A POST without a body or an action, to the revalidation path. */
export function isRevalidateRequest(
  path: string,
  { method, headers }: { method: string; headers: Pick<Headers, 'get'> },
): boolean {
  const hasPayload = ['content-type', 'transfer-encoding', 'next-action'].some(
    (name) => headers.get(name) !== null,
  )
  const isEmpty = [null, '0'].includes(headers.get('content-length'))
  return path === REVALIDATE_PATH && method === 'POST' && isEmpty && !hasPayload
}

/** A POST of short JSON without an action, from our own origin. @param siteHost host of SITE_URL */
export function isVitalsRequest(
  path: string,
  { method, headers }: { method: string; headers: Pick<Headers, 'get'> },
  siteHost: string,
): boolean {
  const origin = headers.get('origin')
  const length = headers.get('content-length') ?? ''
  return (
    path === VITALS_PATH &&
    method === 'POST' &&
    headers.get('content-type') === 'application/json' &&
    /^\d{1,4}$/.test(length) &&
    Number(length) <= MAX_VITALS_BYTES &&
    headers.get('transfer-encoding') === null &&
    headers.get('next-action') === null &&
    origin !== null &&
    isAllowedOrigin(origin, [headers.get('host'), siteHost])
  )
}

/** Next would answer these with 500. @param siteHost for proxies that hide the public host */
export function findRejection(
  request: { method: string; headers: Pick<Headers, 'get'> },
  siteHost: string,
): Rejection | undefined {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') {
    return { status: 405, reason: 'This address takes forms only.', allow: 'GET, HEAD, POST' }
  }

  const origin = headers.get('origin')
  // Next trusts the forwarded host, which a client can forge, and answers 500 to another origin.
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  const host = headers.get('host')
  const hosts = [!forwarded || forwarded === host ? host : null, siteHost]
  if (origin !== null && !isAllowedOrigin(origin, hosts)) {
    return { status: 403, reason: 'This form was sent from another site.' }
  }
  const length = headers.get('content-length')
  if (length === null) return { status: 411, reason: 'The length of the form is missing.' }
  if (!/^\d{1,15}$/.test(length)) return { status: 400, reason: 'The length makes no sense.' }
  if (Number(length) > MAX_BODY_BYTES) return { status: 413, reason: 'That is too much text.' }
  // The exact spelling of browsers, because parsers differ.
  if (!MULTIPART.test(headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
  return undefined
}

const UNREADABLE_FORM: Rejection = { status: 400, reason: 'This form could not be read.' }

/**
 * Next's parsers would answer these with 500. @param request passed `findRejection`: its body is small
 * @param onUnknown is called for a form in an unknown encoding, which is not rejected
 */
export async function findBodyRejection(
  request: Request,
  onUnknown: () => void,
): Promise<Rejection | undefined> {
  const { headers } = request
  const action = headers.get('next-action')
  if (action !== null && !isActionId(action)) return UNREADABLE_FORM
  try {
    const form = await request.clone().formData()
    const kind = classifyActionCall(form, action !== null)
    if (kind === 'rejected') return UNREADABLE_FORM
    if (action !== null || kind === 'unknown') {
      // Next reads these with another parser than formData().
      const bytes = Buffer.from(await request.clone().arrayBuffer()).toString('latin1')
      if (!hasOnlyFields(bytes, headers.get('content-type') ?? '')) return UNREADABLE_FORM
    }
    if (kind === 'unknown') onUnknown()
    return undefined
  } catch {
    return UNREADABLE_FORM
  }
}

function isAllowedOrigin(origin: string, hosts: readonly (string | null)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
