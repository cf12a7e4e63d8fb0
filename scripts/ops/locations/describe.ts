import { serializePrices } from '@/lib/business/prices'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { EmailListSchema } from '@/lib/env-formats'
import { formatNotice } from '@/lib/dates/format-dates'
import { parseFields, parsePhone } from '@/lib/locations/location'
import { safeLine } from '@/lib/requests/text'
import type { StoredRecord } from '@/lib/store/store'
import { formatCount } from '@/scripts/ops/text-layout'

export function describeLocation(
  id: LocationId,
  record: StoredRecord | undefined,
  today: string,
): string {
  const fields = parseFields(id, record ?? {})
  const { prices, takesTexts, speaks = [], dayMail, reviewsUrl, invalidFields } = fields
  const { closedDates, noticeHours, jobsPerWindow } = fields.calendar
  const cities = getLocationCities(id).map(({ name }) => name)
  const closed = closedDates.filter((date) => date >= today).toSorted()
  return [
    `${id.padEnd(20)} ${parsePhone(record) ?? 'missing'} ${cities.join(', ')}`,
    takesTexts ? 'texts' : 'no texts',
    `speaks ${['en', ...speaks].join()}`,
    describeDispatch(record?.dispatch_email),
    dayMail === undefined ? 'no day mail' : `day mail ${dayMail}`,
    reviewsUrl === undefined ? 'no reviews' : `reviews ${reviewsUrl}`,
    prices ? serializePrices(prices) : 'no prices',
    closed.length > 0 ? `closed ${closed.join(', ')}` : 'no closed dates',
    noticeHours > 0 ? `${formatNotice(noticeHours)} notice` : 'no notice',
    jobsPerWindow === undefined ? 'no limit' : `${formatCount(jobsPerWindow, 'job')} per window`,
    ...invalidFields.map((name) => describeInvalid(name, record?.[name])),
  ].join('; ')
}

/** Who gets the office's mails. */
function describeDispatch(typed: unknown): string {
  if (typed === undefined) return 'mail to DISPATCH_EMAIL'
  const { data } = EmailListSchema.safeParse(typed)
  return data ? `mail to ${data.join()}` : describeInvalid('dispatch_email', typed)
}

const describeInvalid = (name: string, value: unknown) =>
  `INVALID and ignored: ${name} ${safeLine(JSON.stringify(value))}`
