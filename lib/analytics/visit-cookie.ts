import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { getCookieName } from '@/lib/http/cookie-name'
import { AttributionSchema, TouchSchema, type Attribution, type Touch } from './attribution'
import { CLICK_IDS } from './link-parameters'

/** Keeps the header below 1 KB: proxies limit all headers together, often to 4 KB. */
const COOKIE_MAX_BYTES = 940
/** Longer than any two touches of ours. */
const INFLATED_MAX_BYTES = 8_192

/** Fields of a visit that is too long are dropped in this order: the ad is billed by the last touch. */
const TRIM_ORDER: readonly [which: 'first' | 'last', names: readonly (keyof Touch)[]][] = [
  ['first', CLICK_IDS],
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

export function serializeVisit({ first, last, headline = '' }: Attribution): string {
  const visit = { first: { ...first }, last: { ...last } }
  const touches = first === last ? [visit.last] : [visit.first, visit.last]
  let text = encodeVisit(headline, touches)
  for (const [which, names] of TRIM_ORDER) {
    if (text.length <= COOKIE_MAX_BYTES) break
    for (const name of names) visit[which][name] = ''
    text = encodeVisit(headline, touches)
  }
  return text
}

export function parseVisit(value: string | undefined): Attribution | undefined {
  if (!value) return undefined
  try {
    return decodeVisit(value)
  } catch {
    return undefined
  }
}

const TOUCH_FIELDS = Object.keys(TouchSchema.shape) as (keyof Touch)[]
/** The headline; then the values of one or two touches. */
const RowsSchema = z.array(z.array(z.string())).min(2).max(3)

function encodeVisit(headline: string, touches: Touch[]): string {
  const rows = touches.map((touch) => TOUCH_FIELDS.map((name) => touch[name] ?? ''))
  return deflateRawSync(JSON.stringify([[headline], ...rows]), { level: 9 }).toString('base64url')
}

function decodeVisit(text: string): Attribution {
  // A forged cookie must not exhaust memory.
  const json = inflateRawSync(Buffer.from(text, 'base64url'), {
    maxOutputLength: INFLATED_MAX_BYTES,
  })
  const [[headline] = [], ...touches] = RowsSchema.parse(JSON.parse(json.toString()))
  const [first, last = first] = touches.map(toTouch)
  return AttributionSchema.parse({ first, last, ...(headline && { headline }) })
}

function toTouch(values: readonly string[]): Record<string, string | undefined> {
  const entries = TOUCH_FIELDS.map((name, n) => [name, values[n]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value))
}
