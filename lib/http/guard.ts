import { hasOnlyFields, isActionId, classifyActionCall } from './action-call'
import { REVALIDATE_PATH, VITALS_PATH } from '@/lib/routing/api-paths'

/** The largest form anybody can send, in bytes: many times what the fields may hold. */
export const MAX_BODY_BYTES = 64 * 1024

/** The largest list of figures, in bytes: five times what a page has to tell. */
export const MAX_VITALS_BYTES = 1024

/** The boundary's characters: RFC 2046, section 5.1.1, less the space. */
const MULTIPART = /^multipart\/form-data; ?boundary=[-\w'()+,./:=?]{1,70}$/

export interface Rejection {
  status: 400 | 403 | 405 | 411 | 413 | 415
  reason: string
  /** With 405, the methods that would do. */
  allow?: string
}

/**
 * Whether a request is a call of our own staff: a POST of nothing to the one address that takes it,
 * in which the framework finds no action to run.
 */
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

/**
 * Whether a request is a page of ours that tells how fast it was: a little JSON from our own origin to
 * the one address that takes it, in which the framework finds no action to run.
 * @param siteHost as in `refusalOf`
 */
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

/**
 * Refuses what no form of ours sends, before the framework reads the body (it would answer 500).
 * @param siteHost host of SITE_URL, for proxies that do not pass the public host on
 */
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
  // The framework believes the forwarded host, which anybody can name, and answers 500 to another origin.
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
  // What browsers send for our forms, with JavaScript and without, to the letter: parsers differ.
  if (!MULTIPART.test(headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
  return undefined
}

const UNREADABLE_FORM: Rejection = { status: 400, reason: 'This form could not be read.' }

/**
 * Refuses a body that only claims to be a form of ours: the framework's parsers would answer 500.
 * @param request a POST that `refusalOf` let pass, so that its body is small
 * @param onUnknown is called where the form is let through though its encoding is not the known one
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
      // The framework reads these with another parser than the one above.
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
