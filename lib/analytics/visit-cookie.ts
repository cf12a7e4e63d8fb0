import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { AttributionSchema, CLICK_IDS, TouchSchema, type Touch, type Visit } from './attribution'
import { getCookieName } from '@/lib/http/cookie-name'

/** Keeps the header below 1 KB: proxies limit all headers together, often to 4 KB. */
const COOKIE_MAX_BYTES = 940
/** Longer than any two touches of ours. */
const INFLATED_MAX_BYTES = 8_192
/** Older cookies are plain JSON; deflated data never starts with this byte. */
const JSON_ARRAY_START = 0x5b

/** Fields of a visit that is too long are dropped in this order: the ad is billed by the last touch. */
const TRIM_ORDER: readonly [which: 'first' | 'last', names: readonly (keyof Touch)[]][] = [
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

export function serializeVisit({ first, last, ...rest }: Visit): string {
  const { headline = '', experiment = '', hasOpenedHeadlineLink } = rest
  const values = [headline, experiment, hasOpenedHeadlineLink ? LINK_MARK : '']
  const shown = values.some(Boolean) ? [[SHOWN_TAG, ...values]] : []
  const visit = { first: { ...first }, last: { ...last } }
  const touches = first === last ? [visit.last] : [visit.first, visit.last]
  let text = encodeVisit(touches, shown)
  for (const [which, names] of TRIM_ORDER) {
    if (text.length <= COOKIE_MAX_BYTES) break
    for (const name of names) visit[which][name] = ''
    text = encodeVisit(touches, shown)
  }
  return text
}

export function parseVisit(value: string | undefined): Visit | undefined {
  if (!value) return undefined
  try {
    return decodeVisit(value)
  } catch {
    return undefined
  }
}

const TOUCH_FIELDS = Object.keys(TouchSchema.shape) as (keyof Touch)[]
const REQUIRED_COUNT = Object.values(TouchSchema.shape).filter(
  (field) => field.type !== 'optional',
).length
const ShownSchema = z.pick(AttributionSchema, { headline: true, experiment: true })
const SHOWN_FIELDS = Object.keys(ShownSchema.shape)
/** First in its row; a touch begins with a time. */
const SHOWN_TAG = 'shown'
const LINK_MARK = 'link'
/** One or two touches, then what the visit was shown; older cookies end after the touches. */
const VisitValuesSchema = z.array(z.array(z.string())).check(z.maxLength(3))

function encodeVisit(touches: Touch[], shown: string[][]): string {
  const values = touches.map((touch) => TOUCH_FIELDS.map((name) => touch[name] ?? ''))
  return deflateRawSync(JSON.stringify([...values, ...shown]), { level: 9 }).toString('base64url')
}

function decodeVisit(text: string): Visit {
  const bytes = Buffer.from(text, 'base64url')
  // A forged cookie must not exhaust memory.
  const json =
    bytes[0] === JSON_ARRAY_START
      ? bytes
      : inflateRawSync(bytes, { maxOutputLength: INFLATED_MAX_BYTES })
  const rows = VisitValuesSchema.parse(JSON.parse(json.toString()))
  const shown = takeShown(rows)
  if (rows.length > 2) throw new Error('A visit has at most two touches')
  const [first, last = first] = rows.map(toTouch)
  if (!first || !last) throw new Error('A visit has a touch')
  const entries = SHOWN_FIELDS.map((name, n) => [name, shown[n]] as const)
  const hasOpenedHeadlineLink = shown[SHOWN_FIELDS.length] === LINK_MARK
  return {
    first,
    last,
    ...ShownSchema.parse(dropEmpty(entries)),
    ...(hasOpenedHeadlineLink && { hasOpenedHeadlineLink }),
  }
}

/** Removes the row from `rows`. */
function takeShown(rows: string[][]): string[] {
  return (rows.at(-1)?.[0] === SHOWN_TAG && rows.pop()?.slice(1)) || []
}

function toTouch(values: readonly string[]): Touch {
  const entries = TOUCH_FIELDS.map((name, n) => [name, values[n]] as const)
  // Optional fields are the last: an empty one is absent, also in an older cookie.
  const required = entries.slice(0, REQUIRED_COUNT)
  const optional = entries.slice(REQUIRED_COUNT)
  return TouchSchema.parse({ ...Object.fromEntries(required), ...dropEmpty(optional) })
}

function dropEmpty(entries: (readonly [string, string | undefined])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value))
}
