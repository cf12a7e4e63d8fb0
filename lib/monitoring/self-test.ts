import 'server-only'
import { isTouchField, visitAfter, type PageView } from '@/lib/analytics/attribution'
import { canaryForms } from './canary-forms'
import { DEFAULT_CITY, getCity } from '@/lib/cities/cities'
import { cityClock } from '@/lib/cities/city-clock'
import { consentText } from '@/lib/forms/consent'
import { consentOf } from '@/lib/submissions/consent-record'
import { conversionEvent } from '@/lib/analytics/conversions'
import { env } from '@/lib/env'
import { CITY_FIELD, CONSENT_FIELD, readFields } from '@/lib/forms/form'
import { bookingSchema, jobOf } from '@/lib/forms/job'
import { leadOf, moveDetailsOf, movingQuoteSchema } from '@/lib/forms/lead'
import { parse } from '@/lib/forms/parse'
import { MOVING_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { BOOKING_FIELDS } from '@/lib/forms/booking-fields'
import { recordKey } from '@/lib/submissions/record-key'
import { prefixOf } from '@/lib/store'
import type { Fields } from './plain-form'
import { readVisitOf } from '@/lib/analytics/visit-cookie'
import { clientIp } from '@/lib/http/visitor'

/** What a marketer's link would leave behind, made by the code that stores the real ones. */
export interface SelfTest {
  /** Each parameter of the link, and what is kept of it; '' for what is dropped. */
  parameters: { name: string; value: string; kept: string }[]
  /** Each record by its path in the database. */
  records: { path: string; record: object }[]
  /** What Google's tag is told, by the event's name; nothing where no tag is configured. */
  events: { name: string; parameters: object }[]
}

/** @param view the page view as the door would see it */
export function selfTest(view: PageView, headers: Pick<Headers, 'get'>): SelfTest {
  const { now, url } = view
  const attribution = visitAfter(readVisitOf(headers), view)
  const { last } = attribution
  const [quote, , pickup] = canaryForms('Sample', now)
  const form = formOf(quote?.fields)
  const ip = clientIp(headers, env.CLIENT_IP_SOURCE)
  const values = readFields(form, MOVING_QUOTE_FIELDS)
  const { data: lead } = parse(movingQuoteSchema(values), values)
  const booking = readFields(formOf(pickup?.fields), BOOKING_FIELDS)
  const clock = cityClock(DEFAULT_CITY, now)
  const { data: job } = parse(bookingSchema(booking, clock), booking)
  const { key } = recordKey('', 'sample', now.getTime())
  const records = {
    attribution,
    consents: consentOf(form, headers, now),
    leads: lead && leadOf(lead, { now, ip }),
    move_details: lead && moveDetailsOf(lead),
    jobs: job && jobOf(job, { ip }),
  }
  const prefix = prefixOf(env.VERCEL_ENV)
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
      ? [conversionEvent('lead', DEFAULT_CITY, key), conversionEvent('booking', DEFAULT_CITY, key)]
      : [],
  }
}

/** What a browser sends of a form that is filled like this. */
function formOf(fields: Fields = {}): FormData {
  const form = new FormData()
  const hidden = {
    [CITY_FIELD]: DEFAULT_CITY,
    [CONSENT_FIELD]: consentText(getCity(DEFAULT_CITY)).version,
  }
  for (const [name, value] of Object.entries({ ...fields, ...hidden })) {
    if (typeof value === 'string') form.set(name, value)
  }
  return form
}
