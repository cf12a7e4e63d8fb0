import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { CLICK_IDS, TouchSchema, visitAfter, type Attribution, type Touch } from './attribution'
import { cookieName } from '@/lib/http/cookie-name'

/**
 * The longest value, in bytes. With its name and attributes the header stays below a kilobyte: a proxy
 * bounds the size of all headers of an answer, often at four.
 */
const COOKIE_MAX = 940
/** No two touches that we wrote are longer once they are inflated. */
const INFLATED_MAX = 8_192
/** A visit used to be written as plain JSON, which begins so; nothing that is deflated does. */
const BRACKET = 0x5b

/**
 * What is left out of a visit that is too long, one after the other until it fits: the advertiser pays
 * for the last touch, so its click ids and campaign go last.
 */
const LEFT_OUT: readonly [which: keyof Attribution, names: readonly (keyof Touch)[]][] = [
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
export function visitCookie(isSecure: boolean): string {
  return cookieName('visit', isSecure)
}

/** A visit as a cookie's value. */
export function writeVisit({ first, last }: Attribution): string {
  const visit = { first: { ...first }, last: { ...last } }
  const touches = first === last ? [visit.last] : [visit.first, visit.last]
  let text = encode(touches)
  for (const [which, names] of LEFT_OUT) {
    if (text.length <= COOKIE_MAX) break
    for (const name of names) visit[which][name] = ''
    text = encode(touches)
  }
  return text
}

/** The visit that a cookie's value tells; undefined for any other text. */
export function readVisit(value: string | undefined): Attribution | undefined {
  if (!value) return undefined
  try {
    const [first, last = first] = decode(value)
    return first && last && { first, last }
  } catch {
    return undefined
  }
}

const FIELDS = Object.keys(TouchSchema.shape) as (keyof Touch)[]
const ValuesSchema = z.array(z.array(z.string())).check(z.maxLength(2))

/** The values alone, deflated: two touches share most of their words. */
function encode(touches: Touch[]): string {
  const values = touches.map((touch) => FIELDS.map((name) => touch[name]))
  return deflateRawSync(JSON.stringify(values), { level: 9 }).toString('base64url')
}

function decode(text: string): Touch[] {
  const bytes = Buffer.from(text, 'base64url')
  // Anybody can write a cookie: it must not grow.
  const json =
    bytes[0] === BRACKET ? bytes : inflateRawSync(bytes, { maxOutputLength: INFLATED_MAX })
  const touches = ValuesSchema.parse(JSON.parse(json.toString()))
  return touches.map((values) =>
    TouchSchema.parse(Object.fromEntries(FIELDS.map((name, n) => [name, values[n]]))),
  )
}

/**
 * Where the visitor who posts a form came from: what the door has put into the cookie. A browser that
 * keeps no cookies still says which page the form stood on, with the campaign in its address.
 */
export function attributionOf(headers: Pick<Headers, 'get'>, now: Date): Attribution | undefined {
  const visit = readVisitOf(headers)
  const page = headers.get('referer')
  if (visit || !page || !URL.canParse(page)) return visit
  return visitAfter(undefined, { url: new URL(page), referrer: null, now })
}

/** The visit that a request's cookie tells. */
export function readVisitOf(headers: Pick<Headers, 'get'>): Attribution | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  const values = [true, false].flatMap((isSecure) => {
    const start = `${visitCookie(isSecure)}=`
    return cookies.filter((text) => text.startsWith(start)).map((text) => text.slice(start.length))
  })
  return readVisit(values[0])
}
