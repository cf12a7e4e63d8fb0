import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies'
import { sanitizePathOrHost, updateVisit, readAttribution } from '@/lib/analytics/attribution'
import { isValidCanaryToken } from '@/lib/security/signatures'
import { findConsentText } from './consent'
import { readFields, parseForm } from './form'
import { findRejection } from '@/lib/http/guard'
import { BOOKING_LIST_FIELDS, createBookingSchema } from './booking-schema'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'
import { getRequestId } from '@/lib/log'
import { createLongText, REPETITIONS, type Repetition } from './long-texts.fixture'
import { maskLine, maskUnit } from './line-mask'
import * as masks from './masks'
import { splitAddress } from './split-address'
import { BOOKING_FIELDS } from './job'
import { FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from './lead'
import { createRecordKey } from '@/lib/store/record-key'
import { getRequestedHeadline, resolveRoute } from '@/lib/routing/routing'
import { followRedirect, getTypedPath, resolveRouteOrTown } from '@/lib/routing/towns'
import { isPlaceName } from '@/lib/routing/api-paths'
import { findPathCity } from '@/lib/locations/pinned-location'
import { parseConversionCookie } from '@/lib/analytics/conversions'
import { parseThankYouQuery } from './thank-you'
import { getCityFromUrl, sanitizeUrl } from '@/lib/analytics/sanitize-url'
import { normalizePhone } from '@/lib/analytics/user-data'
import { maskEmail, normalizeEmail } from '@/lib/forms/email'
import { hasLink } from '@/lib/requests/text'
import { toMailbox } from '@/lib/security/mail-limits'
import { getKnownCountry } from '@/lib/http/country'
import { getClientIp } from '@/lib/http/visitor'

const NOW = new Date('2026-07-01T12:00:00Z')
const CLOCK = { date: '2026-07-01', time: '08:00' }

const fillFields = <Name extends string>(names: readonly Name[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, string>

const createHeaders = (text: string) => ({ get: () => text })

/** Next parses the text as the `Cookie` header, too. */
function createRequest(text: string) {
  const headers = createHeaders(text)
  return { headers, cookies: new RequestCookies(headers as unknown as Headers) }
}

function createUrl(text: string, path = '/toronto/get-quote'): URL {
  const url = new URL(`https://movers.example${path}`)
  for (const name of ['utm_source', 'gclid', 'h', 'city', 'x']) url.searchParams.set(name, text)
  return url
}

function createCookie(text: string): string {
  const last = { landing_path: text, utm_term: text, gclid: text, at: text }
  return `visit=${encodeURIComponent(JSON.stringify({ first: last, last, headline: text }))}`
}

/** Functions that read text from a visitor. */
const PARSERS: Record<string, (text: string) => unknown> = {
  maskName: masks.maskName,
  maskPhone: masks.maskPhone,
  maskZip: masks.maskZip,
  maskPostalCode: masks.maskPostalCode,
  maskMessage: masks.maskMessage,
  maskLine,
  maskUnit,
  splitAddress,
  maskEmail,
  'shape checks': (text) => [masks.isPhone, masks.isZip, masks.isPostalCode].map((is) => is(text)),
  // From Canada to the USA, which any other text means: the schema looks for the code of each.
  'moving quote': (text) => {
    const values = { ...fillFields(FULL_QUOTE_FIELDS, text), fromCountry: 'canada' }
    return parseForm(createFullQuoteSchema(values), values)
  },
  'short quote': (text) =>
    parseForm(createShortQuoteSchema({}), fillFields(SHORT_QUOTE_FIELDS, text)),
  // A text of this length is refused before the masks of the country, which are measured above.
  booking: (text) => {
    const values = fillFields(BOOKING_FIELDS, text)
    return parseForm(createBookingSchema(values, CLOCK), values)
  },
  'posted booking': (text) => {
    const form = new FormData()
    for (const name of BOOKING_FIELDS) form.append(name, text)
    const values = readFields(form, BOOKING_FIELDS, BOOKING_LIST_FIELDS)
    return parseForm(createBookingSchema(values, CLOCK), values)
  },
  'the consent': (text) => findConsentText(text),
  'the page of the consent': (text) => sanitizePathOrHost(text),
  'the record key': (text) => createRecordKey(text, [text], NOW.getTime()),
  'the canary flag': (text) => isValidCanaryToken(text, NOW.getTime()),
  'the thank-you address': (text) =>
    parseThankYouQuery(
      fillFields(['form', 'city', 'moveDate', 'fromAddress', 'window', 'load', 'ref'], text),
    ),
  'the campaign': (text) =>
    updateVisit(undefined, { url: createUrl(text), referrer: null, now: NOW }),
  'the landing page': (text) => {
    const view = (path: string) => ({ url: createUrl('x', path), referrer: null, now: NOW })
    return updateVisit(updateVisit(undefined, view(`/${text}`)), view(`/fr/${text}`))
  },
  'the referrer': (text) =>
    updateVisit(undefined, { url: createUrl(''), referrer: `https://x.example/${text}`, now: NOW }),
  'the cookie of the visit': (text) => readAttribution(createRequest(createCookie(text)), NOW),
  'all cookies': (text) => readAttribution(createRequest(text), NOW),
  'the cookie of a sent form': (text) => parseConversionCookie(text),
  'the address for Google': (text) => [
    sanitizeUrl(createUrl(text)),
    getCityFromUrl(createUrl(text)),
    sanitizeUrl(createUrl('', `/${text}`)),
    getCityFromUrl(createUrl('', `/toronto/${text}`)),
  ],
  'the data for Google': (text) => [normalizeEmail(text), normalizePhone(text)],
  'the mailbox': toMailbox,
  'the link': hasLink,
  'the path': (text) => [resolveRoute(`/${text}`), resolveRoute(`/toronto/${text}`)],
  'the path of a town': (text) => [
    resolveRouteOrTown(`/${text}/${text}`),
    followRedirect(`/toronto/${text}`),
    getTypedPath(`/${text}`),
  ],
  'the city of a path': (text) => findPathCity(`/${text}`),
  'the name of a place': isPlaceName,
  'the headline': (text) => getRequestedHeadline('/get-quote', new URLSearchParams({ h: text })),
  'the client’s address': (text) => [
    getClientIp(createHeaders(text), 'proxy:1'),
    getClientIp(createHeaders(text), 'vercel'),
  ],
  'the country': (text) => [
    getKnownCountry(createRequest(text), false, NOW.getTime()),
    getKnownCountry(createRequest(`visitor-country=${text}`), false, NOW.getTime()),
  ],
  'the request’s headers': (text) => [
    findRejection({ method: 'POST', headers: createHeaders(text) }, 'movers.example'),
    getRequestId(createHeaders(text)),
  ],
}

const LARGE = 20_000
const PARTS = 10
/** Linear parsers grow by 1, quadratic ones by 10. */
const MAX_GROWTH = 5
/** Compilation and garbage collection distort single measurements. */
const MAX_ATTEMPTS = 50
/** The clock is too coarse for less. */
const MIN_MS = 0.5

/** Milliseconds of CPU time, which other processes do not lengthen. */
function measureTime(parse: (text: string) => unknown, text: string, runs: number): number {
  const start = process.cpuUsage()
  for (let n = 0; n < runs; n++) parse(text)
  const { user, system } = process.cpuUsage(start)
  return Math.max(MIN_MS, (user + system) / 1_000)
}

/** Time of one long text divided by that of ten short ones, each the fastest of several attempts. */
function measureGrowth(parse: (text: string) => unknown, shape: Repetition): number {
  const [short, long] = [createLongText(shape, LARGE / PARTS), createLongText(shape, LARGE)]
  // Warms up the compiler.
  measureTime(parse, short, 1)
  let [partsTime, wholeTime] = [Infinity, Infinity]
  for (let n = 0; n < MAX_ATTEMPTS && (n === 0 || wholeTime / partsTime > MAX_GROWTH); n++) {
    partsTime = Math.min(partsTime, measureTime(parse, short, PARTS))
    wholeTime = Math.min(wholeTime, measureTime(parse, long, 1))
  }
  return wholeTime / partsTime
}

test.each(Object.entries(PARSERS))(
  'Parsing time grows linearly with the length of repetitive text: %s',
  (_name, parse) => {
    const slow = Object.entries(REPETITIONS).find(
      ([, shape]) => measureGrowth(parse, shape) > MAX_GROWTH,
    )
    expect(slow).toBeUndefined()
  },
)
