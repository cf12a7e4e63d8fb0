import 'server-only'
import {
  isTouchField,
  toAttribution,
  updateVisit,
  type Attribution,
  type PageView,
} from '@/lib/analytics/attribution'
import { createCanaryForms } from './canary-forms'
import { getCity } from '@/lib/cities/cities'
import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { getHeadline } from '@/lib/business/headlines'
import { getCityFromUrl } from '@/lib/analytics/sanitize-url'
import { getBookingDates } from '@/lib/dates/schedule'
import { getPaths } from '@/lib/routing/paths'
import { HEADLINE_PARAMETER } from '@/lib/routing/routing'
import { chooseHeadline, recordChoice } from '@/lib/analytics/headline-choice'
import { getCityClock } from '@/lib/cities/city-clock'
import { getConsentText } from '@/lib/forms/consent'
import { createConsent } from '@/lib/submissions/consent-record'
import { createConversionEvent } from '@/lib/analytics/conversions'
import { env } from '@/lib/env'
import { CITY_FIELD, CONSENT_FIELD, readFields } from '@/lib/forms/form'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob } from '@/lib/forms/job'
import { createLead, createMoveDetails } from '@/lib/forms/lead'
import { getFullQuoteSchema } from '@/lib/forms/quote-schema'
import { parseForm } from '@/lib/forms/parse-form'
import { BOOKING_FIELDS, FULL_QUOTE_FIELDS } from '@/lib/forms/posted-fields'
import { createRequestDetails } from '@/lib/submissions/request-details'
import { readSubmission } from '@/lib/submissions/read-submission'
import { createRecordKey } from '@/lib/submissions/record-key'
import { getListPrefix } from '@/lib/store'
import type { Fields } from './plain-form'
import { readVisitCookie, type VisitRequest } from '@/lib/analytics/visit'

/** Result of a marketer's link, computed by the production code. */
export interface SelfTestResult {
  /** Of the city's get-quote page. */
  headline: string
  /** Parameters of the link; `kept` is '' for a dropped one. */
  parameters: { name: string; value: string; kept: string }[]
  records: { path: string; record: object }[]
  /** Events for Google's tag; empty without a configured tag. */
  events: { name: string; parameters: object }[]
}

/** @param view the page view as the middleware would see it */
export function runSelfTest(view: PageView, request: VisitRequest): SelfTestResult {
  const { now, url } = view
  const city = getCityFromUrl(url)
  const [quote, , pickup] = createCanaryForms('Sample', now)
  const form = createFormData(city, quote?.fields)
  const { values, meta } = readSubmission(form, request, FULL_QUOTE_FIELDS)
  const earlierVisit = readVisitCookie(request.cookies)
  const choice = chooseHeadline({
    page: getPaths(city).getQuote,
    query: url.searchParams,
    kind: 'load',
    getVisit: () => earlierVisit,
    userAgent: request.headers.get('user-agent'),
    now,
    ip: meta.ip,
    experiments: env.HEADLINE_EXPERIMENTS,
    secret: env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '',
  })
  const visit = updateVisit(earlierVisit, { ...view, url: toLandingUrl(url) })
  const attribution = toAttribution(recordChoice(visit, choice))
  const { data: lead } = parseForm(getFullQuoteSchema(values), values)
  const clock = getCityClock(city, now)
  const selectedDate = getBookingDates(clock.date).at(-1)
  const pickupForm = createFormData(city, { ...pickup?.fields, selectedDate })
  const booking = readFields(pickupForm, BOOKING_FIELDS)
  const { data: job } = parseForm(createBookingSchema(booking, clock), booking)
  const { key } = createRecordKey('', 'sample', now.getTime())
  const records = {
    attribution,
    consents: createConsent({ ...meta, now }),
    leads: lead && createLead(lead, { ...meta, now }),
    move_details: lead && {
      ...createMoveDetails(lead),
      ...createRequestDetails(city, key),
    },
    jobs: job && createJob(job, meta),
    job_details: job && createRequestDetails(city, key),
  }
  const prefix = getListPrefix(env.VERCEL_ENV)
  return {
    headline: getHeadline(getCity(city).name, choice.headline),
    parameters: [...url.searchParams].map(([name, value]) => ({
      name,
      value,
      kept: getKeptPart(name, value, attribution),
    })),
    records: Object.entries(records).flatMap(([list, record]) =>
      record ? [{ path: `${prefix}${list}/${key}`, record }] : [],
    ),
    events: env.NEXT_PUBLIC_GOOGLE_TAG_ID
      ? [createConversionEvent('lead', city, key), createConversionEvent('booking', city, key)]
      : [],
  }
}

/** With `city`, the address of its get-quote page, where the link would lead. */
function toLandingUrl(url: URL): URL {
  const landing = new URL(url)
  const city = url.searchParams.get('city')
  if (isCityKey(city)) landing.pathname = getPaths(city).getQuote
  return landing
}

/** `city` and `h` choose the page; the others are part of the touch. */
function getKeptPart(name: string, value: string, { last, headline }: Attribution): string {
  if (name === 'city' && isCityKey(value)) return value
  if (name === HEADLINE_PARAMETER) return value === headline ? value : ''
  return isTouchField(name) ? (last[name] ?? '') : ''
}

function createFormData(city: CityKey, fields: Fields = {}): FormData {
  const form = new FormData()
  const hidden = {
    [CITY_FIELD]: city,
    [CONSENT_FIELD]: getConsentText(getCity(city)).version,
  }
  for (const [name, value] of Object.entries({ ...fields, ...hidden })) {
    if (typeof value === 'string') form.set(name, value)
  }
  return form
}
