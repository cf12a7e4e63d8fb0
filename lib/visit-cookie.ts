import * as z from 'zod/mini'
import { TouchSchema, visitAfter, type Attribution, type Touch } from './attribution'
import { cookieName } from './cookie-name'

/** Browsers keep no cookie over 4,096 bytes, its name and attributes included. */
const COOKIE_MAX = 3_800

/** The cookie's name; it lives as long as the browser's session and names nobody. */
export function visitCookie(isSecure: boolean): string {
  return cookieName('visit', isSecure)
}

/** A visit as a cookie's value; undefined where no browser would keep it. */
export function writeVisit({ first, last }: Attribution): string | undefined {
  const both = first === last ? [first] : [first, last]
  return [both, [last]].map(encode).find((text) => text.length <= COOKIE_MAX)
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

/** The values alone: the names of the fields would fill half of the cookie. */
function encode(touches: Touch[]): string {
  const values = touches.map((touch) => FIELDS.map((name) => touch[name]))
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

function decode(text: string): Touch[] {
  const touches = ValuesSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
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
