import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { CLICK_IDS, TouchSchema, updateVisit, type Attribution, type Touch } from './attribution'
import { getCookieName, type ReadableCookies } from '@/lib/http/cookie-name'

/** Keeps the header below 1 KB: proxies limit all headers together, often to 4 KB. */
const COOKIE_MAX_BYTES = 940
/** Longer than any two touches of ours. */
const INFLATED_MAX_BYTES = 8_192
/** Older cookies are plain JSON; deflated data never starts with this byte. */
const JSON_ARRAY_START = 0x5b

/** Fields of a visit that is too long are dropped in this order: the ad is billed by the last touch. */
const TRIM_ORDER: readonly [which: keyof Attribution, names: readonly (keyof Touch)[]][] = [
  ['first', [...CLICK_IDS, 'ttclid', 'dclid', 'gad_source']],
  ['first', ['utm_term', 'utm_content', 'referrer_host', 'landing_path']],
  ['last', ['utm_term', 'utm_content']],
  ['last', ['referrer_host', 'landing_path']],
  ['first', ['utm_source', 'utm_medium', 'utm_campaign', 'utm_id']],
  ['last', ['wbraid', 'gad_source']],
  ['last', ['gbraid', 'dclid']],
  ['last', ['utm_source', 'utm_medium', 'utm_campaign', 'utm_id']],
  ['last', ['ttclid']],
  ['last', ['fbclid']],
]

export function getVisitCookieName(isSecure: boolean): string {
  return getCookieName('visit', isSecure)
}

export function serializeVisit({ first, last }: Attribution): string {
  const visit = { first: { ...first }, last: { ...last } }
  const touches = first === last ? [visit.last] : [visit.first, visit.last]
  let text = encodeTouches(touches)
  for (const [which, names] of TRIM_ORDER) {
    if (text.length <= COOKIE_MAX_BYTES) break
    for (const name of names) visit[which][name] = ''
    text = encodeTouches(touches)
  }
  return text
}

export function parseVisit(value: string | undefined): Attribution | undefined {
  if (!value) return undefined
  try {
    const [first, last = first] = decodeTouches(value)
    return first && last && { first, last }
  } catch {
    return undefined
  }
}

const TOUCH_FIELDS = Object.keys(TouchSchema.shape) as (keyof Touch)[]
const REQUIRED_COUNT = Object.values(TouchSchema.shape).filter(
  (field) => field.type !== 'optional',
).length
const TouchValuesSchema = z.array(z.array(z.string())).check(z.maxLength(2))

function encodeTouches(touches: Touch[]): string {
  const values = touches.map((touch) => TOUCH_FIELDS.map((name) => touch[name] ?? ''))
  return deflateRawSync(JSON.stringify(values), { level: 9 }).toString('base64url')
}

function decodeTouches(text: string): Touch[] {
  const bytes = Buffer.from(text, 'base64url')
  // A forged cookie must not exhaust memory.
  const json =
    bytes[0] === JSON_ARRAY_START
      ? bytes
      : inflateRawSync(bytes, { maxOutputLength: INFLATED_MAX_BYTES })
  const touches = TouchValuesSchema.parse(JSON.parse(json.toString()))
  return touches.map((values) =>
    TouchSchema.parse(
      Object.fromEntries(
        TOUCH_FIELDS.map((name, n) => [name, values[n]]).filter(
          // Optional fields are the last: an empty one is absent, also in an older cookie.
          ([, value], n) => value || n < REQUIRED_COUNT,
        ),
      ),
    ),
  )
}

/** A request, as far as its visit is read from it; a NextRequest is one. */
export interface VisitRequest {
  headers: Pick<Headers, 'get'>
  cookies: ReadableCookies
}

/** The visit of the cookie; without cookies, the campaign in the address of the form's page. */
export function readAttribution(
  { headers, cookies }: VisitRequest,
  now: Date,
): Attribution | undefined {
  const visit = readVisitCookie(cookies)
  const page = headers.get('referer')
  if (visit || !page || !URL.canParse(page)) return visit
  return updateVisit(undefined, { url: new URL(page), referrer: null, now })
}

/** The cookie's scheme is unknown here: a proxy may speak http with us. */
export function readVisitCookie(cookies: ReadableCookies): Attribution | undefined {
  const [secure, plain] = [true, false].map((isSecure) => cookies.get(getVisitCookieName(isSecure)))
  return parseVisit((secure ?? plain)?.value)
}
