import 'server-only'
import { isTouchField, updateVisit, type PageView } from '@/lib/analytics/attribution'
import { createCanaryForms } from './canary-forms'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getCityClock } from '@/lib/cities/city-clock'
import { getConsentText } from '@/lib/forms/consent'
import { createConsent } from '@/lib/submissions/consent-record'
import { createConversionEvent } from '@/lib/analytics/conversions'
import { env } from '@/lib/env'
import { CITY_FIELD, CONSENT_FIELD, readFields } from '@/lib/forms/form'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob } from '@/lib/forms/job'
import { createLead, createMoveDetails } from '@/lib/forms/lead'
import { getMovingQuoteSchema } from '@/lib/forms/quote-schema'
import { parseForm } from '@/lib/forms/parse-form'
import { MOVING_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { BOOKING_FIELDS } from '@/lib/forms/booking-fields'
import { createRequestDetails } from '@/lib/submissions/request-details'
import { readSubmission } from '@/lib/submissions/read-submission'
import { createRecordKey } from '@/lib/submissions/record-key'
import { getListPrefix } from '@/lib/store'
import type { Fields } from './plain-form'
import { readVisitCookie, type VisitRequest } from '@/lib/analytics/visit-cookie'

/** Result of a marketer's link, computed by the production code. */
export interface SelfTestResult {
  /** Parameters of the link; `kept` is '' for a dropped one. */
  parameters: { name: string; value: string; kept: string }[]
  records: { path: string; record: object }[]
  /** Events for Google's tag; empty without a configured tag. */
  events: { name: string; parameters: object }[]
}

/** @param view the page view as the middleware would see it */
export function runSelfTest(view: PageView, request: VisitRequest): SelfTestResult {
  const { now, url } = view
  const attribution = updateVisit(readVisitCookie(request.cookies), view)
  const { last } = attribution
  const [quote, , pickup] = createCanaryForms('Sample', now)
  const form = createFormData(quote?.fields)
  const { values, meta } = readSubmission(form, request, MOVING_QUOTE_FIELDS)
  const { data: lead } = parseForm(getMovingQuoteSchema(values), values)
  const booking = readFields(createFormData(pickup?.fields), BOOKING_FIELDS)
  const clock = getCityClock(DEFAULT_CITY, now)
  const { data: job } = parseForm(createBookingSchema(booking, clock), booking)
  const { key } = createRecordKey('', 'sample', now.getTime())
  const records = {
    attribution,
    consents: createConsent({ ...meta, now }),
    leads: lead && createLead(lead, { ...meta, now }),
    move_details: lead && {
      ...createMoveDetails(lead),
      ...createRequestDetails(DEFAULT_CITY, key),
    },
    jobs: job && createJob(job, meta),
    job_details: job && createRequestDetails(DEFAULT_CITY, key),
  }
  const prefix = getListPrefix(env.VERCEL_ENV)
  return {
    parameters: [...url.searchParams].map(([name, value]) => ({
      name,
      value,
      kept: isTouchField(name) ? last[name] : '',
    })),
    records: Object.entries(records).flatMap(([list, record]) =>
      record ? [{ path: `${prefix}${list}/${key}`, record }] : [],
    ),
    events: env.NEXT_PUBLIC_GOOGLE_TAG_ID
      ? [
          createConversionEvent('lead', DEFAULT_CITY, key),
          createConversionEvent('booking', DEFAULT_CITY, key),
        ]
      : [],
  }
}

function createFormData(fields: Fields = {}): FormData {
  const form = new FormData()
  const hidden = {
    [CITY_FIELD]: DEFAULT_CITY,
    [CONSENT_FIELD]: getConsentText(getCity(DEFAULT_CITY)).version,
  }
  for (const [name, value] of Object.entries({ ...fields, ...hidden })) {
    if (typeof value === 'string') form.set(name, value)
  }
  return form
}
