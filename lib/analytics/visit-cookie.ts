import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { CLICK_IDS, TouchSchema, updateVisit, type Attribution, type Touch } from './attribution'
import { getCookieName, type ReadableCookies } from '@/lib/http/cookie-name'

/**
 * The longest value, in bytes. With its name and attributes the header stays below a kilobyte: a proxy
 * bounds the size of all headers of an answer, often at four.
 */
const COOKIE_MAX_BYTES = 940
/** No two touches that we wrote are longer once they are inflated. */
const INFLATED_MAX_BYTES = 8_192
/** A visit used to be written as plain JSON, which begins so; nothing that is deflated does. */
const JSON_ARRAY_START = 0x5b

/**
 * What is left out of a visit that is too long, one after the other until it fits: the advertiser pays
 * for the last touch, so its click ids and campaign go last.
 */
const TRIM_ORDER: readonly [which: keyof Attribution, names: readonly (keyof Touch)[]][] = [
  ['first', CLICK_IDS],
  ['first', ['utm_term', 'utm_content', 'referrer_host', 'landing_path']],
  ['last', ['utm_term', 'utm_content']],
  ['last', ['referrer_host', 'landing_path']],
  ['first', ['utm_source', 'utm_medium', 'utm_campaign']],
  ['last', ['wbraid']],
  ['last', ['gbraid']],
  ['last', ['utm_source', 'utm_medium', 'utm_campaign']],
  ['last', ['fbclid']],
]

/** The cookie's name; it lives as long as the browser's session and names nobody. */
export function getVisitCookieName(isSecure: boolean): string {
  return getCookieName('visit', isSecure)
}

/** A visit as a cookie's value. */
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

/** The visit that a cookie's value tells; undefined for any other text. */
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
const TouchValuesSchema = z.array(z.array(z.string())).check(z.maxLength(2))

/** The values alone, deflated: two touches share most of their words. */
function encodeTouches(touches: Touch[]): string {
  const values = touches.map((touch) => TOUCH_FIELDS.map((name) => touch[name]))
  return deflateRawSync(JSON.stringify(values), { level: 9 }).toString('base64url')
}

function decodeTouches(text: string): Touch[] {
  const bytes = Buffer.from(text, 'base64url')
  // Anybody can write a cookie: it must not grow.
  const json =
    bytes[0] === JSON_ARRAY_START
      ? bytes
      : inflateRawSync(bytes, { maxOutputLength: INFLATED_MAX_BYTES })
  const touches = TouchValuesSchema.parse(JSON.parse(json.toString()))
  return touches.map((values) =>
    TouchSchema.parse(Object.fromEntries(TOUCH_FIELDS.map((name, n) => [name, values[n]]))),
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
