import { serializePrices } from '@/lib/business/prices'
import { serializeRates } from '@/lib/business/rates'
import { isCountCurrent } from '@/lib/business/reviews-count'
import { CITIES } from '@/lib/cities/cities'
import type { AreaKey } from '@/lib/cities/locations'
import { EmailListSchema } from '@/lib/env-formats'
import { findDispatchEmail, parseFields, parsePhone, type Fields } from '@/lib/locations/location'
import { isRecord } from '@/lib/requests/read-record'
import { safeLine } from '@/lib/requests/text'
import type { StoredRecord } from '@/lib/store/store'
import { formatCount } from '@/scripts/ops/output'

/** @param today by the area's clock */
export function describeArea(
  areaKey: AreaKey,
  record: StoredRecord | undefined,
  today: string,
): string {
  const fields = parseFields(areaKey, record ?? {})
  const { prices, rates, takesTexts, speaks = [], dayMail, reviewsUrl, invalidFields } = fields
  const { closedDates, noticeHours, jobsPerWindow, closedWindows = [] } = fields.calendar
  const cities = Object.values(CITIES).filter((city) => city.areaKey === areaKey)
  const names = [...new Set(cities.map(({ name }) => name))]
  const closed = closedDates.filter((date) => date >= today).toSorted()
  const windows = closedWindows.filter((start) => start >= today).toSorted()
  return [
    `${areaKey.padEnd(20)} ${parsePhone(record) ?? 'missing'} ${names.join(', ')}`,
    takesTexts ? 'texts' : 'no texts',
    `speaks ${['en', ...speaks].join()}`,
    describeDispatch(findDispatchEmail(areaKey, record ?? {})),
    dayMail === undefined ? 'no day mail' : `day mail ${dayMail}`,
    reviewsUrl === undefined ? 'no reviews' : `reviews ${reviewsUrl}`,
    ...describeCount(fields, today),
    prices ? serializePrices(prices) : 'no prices',
    rates ? serializeRates(rates) : 'no rates',
    closed.length > 0 ? `closed ${closed.join(', ')}` : 'no closed dates',
    ...(windows.length > 0 ? [`windows closed ${windows.join(', ')}`] : []),
    describeNotice(noticeHours),
    jobsPerWindow === undefined ? 'no limit' : `${formatCount(jobsPerWindow, 'job')} per window`,
    ...invalidFields.map((path) => describeInvalid(path, getValue(record, path))),
  ].join('; ')
}

function describeCount({ reviewsUrl, reviewsCount }: Fields, today: string): string[] {
  if (!reviewsCount) return []
  const { rating, count, date } = reviewsCount
  const text = `${rating} of 5 from ${formatCount(count, 'review')} on ${date}`
  if (!isCountCurrent(reviewsCount, today))
    return [`${text}, hidden: not of the last twelve months`]
  return [reviewsUrl === undefined ? `${text}, hidden without --reviews` : text]
}

function describeNotice(hours: number): string {
  if (hours === 0) return 'no notice'
  return hours === 1 ? '1 hour’s notice' : `${hours} hours’ notice`
}

function describeDispatch({ path, value }: ReturnType<typeof findDispatchEmail>): string {
  if (value === undefined) return 'mail to DISPATCH_EMAIL'
  const { data } = EmailListSchema.safeParse(value)
  return data ? `mail to ${data.join()}` : describeInvalid(path, value)
}

/** @param path `areas/houston/prices` */
function getValue(record: unknown, path: string): unknown {
  const step = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined)
  return path.split('/').reduce(step, record)
}

const describeInvalid = (name: string, value: unknown) =>
  `INVALID and ignored: ${name} ${safeLine(JSON.stringify(value))}`
