/** The largest form anybody can send, in bytes: many times what the fields may hold. */
export const MAX_BODY_BYTES = 64 * 1024

export interface Refusal {
  status: 400 | 403 | 405 | 411 | 413 | 415
  reason: string
}

/**
 * Refuses what no form of ours sends, before the framework reads the body (it would answer 500).
 * @param siteHost host of SITE_URL, for proxies that do not pass the public host on
 */
export function refusalOf(
  request: { method: string; headers: Pick<Headers, 'get'> },
  siteHost: string,
): Refusal | undefined {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return { status: 405, reason: 'This address takes forms only.' }

  const origin = headers.get('origin')
  if (origin !== null && !isOurs(origin, [headers.get('host'), siteHost])) {
    return { status: 403, reason: 'This form was sent from another site.' }
  }
  const length = headers.get('content-length')
  if (length === null) return { status: 411, reason: 'The length of the form is missing.' }
  if (!/^\d{1,15}$/.test(length)) return { status: 400, reason: 'The length makes no sense.' }
  if (Number(length) > MAX_BODY_BYTES) return { status: 413, reason: 'That is too much text.' }
  // What browsers send for our forms, with JavaScript and without.
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
  return undefined
}

/**
 * Refuses a body that only claims to be a form: the framework's parsers would answer 500.
 * @param request a POST that `refusalOf` let pass, so that its body is small
 */
export async function bodyRefusalOf(request: Request): Promise<Refusal | undefined> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  if (!form) return { status: 400, reason: 'This form could not be read.' }
  // A hydrated form's post carries its arguments as JSON in a field of this name.
  const isReadable = !request.headers.has('next-action') || isJson(form.get('0'))
  return isReadable ? undefined : { status: 400, reason: 'This form could not be read.' }
}

function isJson(value: unknown): boolean {
  try {
    return typeof value === 'string' && JSON.parse(value) !== undefined
  } catch {
    return false
  }
}

function isOurs(origin: string, hosts: readonly (string | null)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
