import { hasOnlyFields, kindOfCall } from '@/lib/http/action-call'
import { visitAfter } from '@/lib/analytics/attribution'
import { BOOKING_FIELDS, BOOKING_LISTS } from './booking-fields'
import { isCanaryFlag } from '@/lib/submissions/canary-flag'
import { consentOf } from '@/lib/submissions/consent-record'
import { CONSENT_FIELD, readFields } from './form'
import { refusalOf } from '@/lib/http/guard'
import { bookingSchema } from './job'
import { movingQuoteSchema, QuickQuoteSchema } from './lead'
import { requestId } from '@/lib/log'
import { longText, REPETITIONS, type Repetition } from './long-texts.fixture'
import * as masks from './masks'
import { parse } from './parse'
import { MOVING_QUOTE_FIELDS, QUICK_QUOTE_FIELDS } from './quote-fields'
import { recordKey } from '@/lib/submissions/record-key'
import { innerPath, routeOf } from '@/lib/routing/routing'
import { readSentMark } from '@/lib/analytics/sent-mark'
import { readThankYou } from './thank-you'
import { cityOfAddress, toldAddress } from '@/lib/analytics/told-address'
import { emailToMatch, phoneToMatch } from '@/lib/analytics/user-data'
import { attributionOf } from '@/lib/analytics/visit-cookie'
import { clientIp, countryOfHeaders, countryOfName, readCountryCookie } from '@/lib/http/visitor'
import { readVitals } from '@/lib/analytics/vitals-report'

const NOW = new Date('2026-07-01T12:00:00Z')
const CLOCK = { date: '2026-07-01', time: '08:00' }

const filled = <Name extends string>(names: readonly Name[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, string>
/** Canada, so that codes are postal codes; the other forms ask for ZIPs. */
const canadian = { fromCountry: 'canada', toCountry: 'canada', countryName: 'Canada' }

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

/** Any header, as a parser that lets everything through would give it. */
const headersOf = (text: string) => ({ get: () => text })

function addressOf(text: string): URL {
  const url = new URL('https://hometeam.example/toronto/get-quote')
  for (const name of ['utm_source', 'gclid', 'h', 'city', 'x']) url.searchParams.set(name, text)
  return url
}

function cookieOf(text: string): string {
  const values = JSON.stringify([Array.from({ length: 13 }, () => text)])
  return `visit=${Buffer.from(values).toString('base64url')}`
}

/** Everything that reads what a visitor can write. */
const READERS: Record<string, (text: string) => unknown> = {
  maskName: masks.maskName,
  maskPhone: masks.maskPhone,
  maskZip: masks.maskZip,
  maskPostalCode: masks.maskPostalCode,
  maskMessage: masks.maskMessage,
  maskLine: (text) => masks.maskLine(text, 100),
  shapes: (text) => [masks.isPhone, masks.isZip, masks.isPostalCode].map((is) => is(text)),
  'the full quote, Canada': (text) => {
    const values = { ...filled(MOVING_QUOTE_FIELDS, text), ...canadian }
    return parse(movingQuoteSchema(values), values)
  },
  'the full quote, USA': (text) => parse(movingQuoteSchema({}), filled(MOVING_QUOTE_FIELDS, text)),
  'the short quote': (text) => parse(QuickQuoteSchema, filled(QUICK_QUOTE_FIELDS, text)),
  'the booking': (text) => {
    const values = { ...filled(BOOKING_FIELDS, text), countryName: 'United States' }
    return parse(bookingSchema(values, CLOCK), values)
  },
  'the booking, Canada': (text) => {
    const values = { ...filled(BOOKING_FIELDS, text), ...canadian }
    return parse(bookingSchema(values, CLOCK), values)
  },
  'the booking as it is posted': (text) => {
    const form = formOf(filled(BOOKING_FIELDS, text))
    const values = readFields(form, BOOKING_FIELDS, BOOKING_LISTS)
    return parse(bookingSchema(values, CLOCK), values)
  },
  'the consent': (text) => consentOf(formOf({ [CONSENT_FIELD]: text }), headersOf(text), NOW),
  'the page of the consent': (text) =>
    consentOf(formOf({ [CONSENT_FIELD]: 'us-1' }), headersOf(`https://x.example/${text}`), NOW),
  'the record key': (text) => recordKey(text, [text], NOW.getTime()),
  'the canary flag': (text) => isCanaryFlag(text, 's'.repeat(32), NOW.getTime()),
  'the thank-you address': (text) =>
    readThankYou(
      filled(['kind', 'city', 'moveDate', 'fromAddress', 'window', 'load', 'ref'], text),
    ),
  'the campaign': (text) =>
    visitAfter(undefined, { url: addressOf(text), referrer: null, now: NOW }),
  'the referrer': (text) =>
    visitAfter(undefined, { url: addressOf(''), referrer: `https://x.example/${text}`, now: NOW }),
  'the cookie of the visit': (text) => attributionOf(headersOf(cookieOf(text)), NOW),
  'all cookies': (text) => attributionOf(headersOf(text), NOW),
  'the cookie of a sent form': (text) => readSentMark(text),
  'the cookie of the country': (text) => readCountryCookie(text, NOW.getTime()),
  'the address for Google': (text) => [
    toldAddress(addressOf(text)),
    cityOfAddress(addressOf(text)),
  ],
  'the data for Google': (text) => [emailToMatch(text), phoneToMatch(text)],
  'the path': (text) => [routeOf(`/${text}`), routeOf(`/toronto/${text}`)],
  'the headline': (text) => innerPath('/get-quote', 'usa', new URLSearchParams({ h: text })),
  'the client’s address': (text) => [
    clientIp(headersOf(text), 'proxy:1'),
    clientIp(headersOf(text), 'vercel'),
  ],
  'the country': (text) => [countryOfHeaders(headersOf(text)), countryOfName(text)],
  'the request’s headers': (text) => [
    refusalOf({ method: 'POST', headers: headersOf(text) }, 'hometeam.example'),
    requestId(headersOf(text)),
  ],
  'the call of an action': (text) => {
    const form = formOf({ '0': text, $ACTION_REF_1: '', '$ACTION_1:0': text, '$ACTION_1:1': text })
    return [kindOfCall(form, true), kindOfCall(form, false)]
  },
  'the parts of a body': (text) => hasOnlyFields(text, 'multipart/form-data; boundary=a'),
  'the vitals': (text) => readVitals(text),
}

const LARGE = 60_000
const PARTS = 10
/** Linear: once the whole takes as long as ten times a tenth. Quadratic: ten times as long. */
const MOST = 5
/** Other processes take the processor away while one is measured, and memory is collected. */
const TRIES = 50

function measure(read: (text: string) => unknown, text: string, times: number): number {
  const started = performance.now()
  for (let n = 0; n < times; n++) read(text)
  return performance.now() - started
}

/** How many times as long one long text takes as ten short ones, by the fastest of several tries. */
function growth(read: (text: string) => unknown, shape: Repetition): number {
  const [short, long] = [longText(shape, LARGE / PARTS), longText(shape, LARGE)]
  // The first calls compile what they run.
  measure(read, short, 1)
  let [parts, whole] = [Infinity, Infinity]
  for (let n = 0; n < TRIES && (n === 0 || whole / parts > MOST); n++) {
    parts = Math.min(parts, measure(read, short, PARTS))
    whole = Math.min(whole, measure(read, long, 1))
  }
  return whole / parts
}

test.each(Object.entries(READERS))(
  'A text takes no longer as a whole than in ten parts, whatever it repeats: %s',
  (_name, read) => {
    const slow = Object.entries(REPETITIONS).find(([, shape]) => growth(read, shape) > MOST)
    expect(slow).toBeUndefined()
  },
)
