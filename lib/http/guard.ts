import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { REVALIDATE_PATH } from '@/lib/routing/api-paths'
import { getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence } from '@/lib/words/translate'
import type { Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'

/** Far more than people type into a form. next.config.ts gives the framework the same limit. */
export const MAX_BODY_BYTES = 64 * 1024

/** The boundary has the characters of RFC 2046, section 5.1.1, but no space. */
const MULTIPART = /^multipart\/form-data; ?boundary=[-\w'()+,./:=?]{1,70}$/

export interface Rejection {
  status: 400 | 403 | 405 | 411 | 413 | 415
  reason: Sentence
  allow?: string
}

interface RequestHead {
  method: string
  headers: Pick<Headers, 'get'>
}

export function isRevalidateRequest(path: string, { method, headers }: RequestHead): boolean {
  const hasPayload = ['content-type', 'transfer-encoding', 'next-action'].some(
    (name) => headers.get(name) !== null,
  )
  const isEmpty = [null, '0'].includes(headers.get('content-length'))
  return path === REVALIDATE_PATH && method === 'POST' && isEmpty && !hasPayload
}

/** For paths that are no page: Next would run an action there, too. */
export const FORM_NOT_ALLOWED: Rejection = {
  status: 405,
  reason: 'This address takes no forms.',
  allow: 'GET, HEAD',
}

/** Reads only headers (vercel/next.js#83453). @param siteHost for proxies that hide the public host */
export function findRejection(
  { method, headers }: RequestHead,
  siteHost: string,
): Rejection | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') {
    return { status: 405, reason: 'This address takes forms only.', allow: 'GET, HEAD, POST' }
  }
  const origin = headers.get('origin')
  if (origin !== null && !isAllowedOrigin(origin, [headers.get('host'), siteHost])) {
    return { status: 403, reason: 'This form was sent from another site.' }
  }
  const length = headers.get('content-length')
  if (length === null) return { status: 411, reason: 'The length of the form is missing.' }
  if (!/^\d{1,15}$/.test(length)) return { status: 400, reason: 'The length makes no sense.' }
  if (Number(length) > MAX_BODY_BYTES) return { status: 413, reason: 'That is too much text.' }
  // We accept only the spelling of browsers, because parsers differ.
  if (!MULTIPART.test(headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
  return undefined
}

function isAllowedOrigin(origin: string, hosts: readonly (string | null)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}

/** A page of its own, because the path may have none. It quotes nothing from the request. */
export function createRejectionResponse(
  { status, reason, allow }: Rejection,
  { cityKey, phone, language }: { cityKey: CityKey | null; phone: string; language: Language },
): Response {
  const t = getTranslate(language)
  const back = cityKey
    ? t('Back to {city}', { city: getCity(cityKey, language).name })
    : t('To our home page')
  const page = `<!doctype html><html lang="${t.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t(reason)}</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}</style>
<h1>${t(reason)}</h1><p>${t('Go back and try again, or call us and we’ll take your request over the phone.')}</p>
<p><a href="${telHref(phone)}">${t('Call {phone}', { phone })}</a></p><p><a href="${getPaths(cityKey, language).home}">${back}</a></p></html>
`
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(allow && { allow }),
    },
  })
}
