import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getPageType } from '@/lib/routing/page-type'
import { getCanonicalCity } from '@/lib/seo/canonical'
import { isHeadlineKey } from '@/lib/business/headlines'
import { isWon } from '@/lib/business/outcomes'
import { isRecord, listFields, readRecord, readText } from '@/lib/notifications/stored-request'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import { OutcomeSchema } from '@/lib/submissions/outcome-record'
import { getRequestTime, readSentAt } from '@/lib/submissions/request-time'
import { findRequestCountry } from '@/scripts/ops/request-country'
import type { Money } from './money'
import { describeTouch, UNKNOWN_TOUCH, type TouchLabels } from './touch'

export const KINDS = ['moving quote', 'quick estimate', 'junk pickup'] as const
export type RequestKind = (typeof KINDS)[number]

/** What the report knows of a lead or job: nothing of the person. */
export interface ReportRequest extends TouchLabels {
  key: string
  kind: RequestKind
  /** ISO date and hour by the city's clock; see `setClock`. */
  day: string
  hour: number
  timeZone: string
  /** A city's name; '' of older records. */
  city: string
  location: string
  headline: string
  /** Like `autumn:price-match`; '' outside of experiments. */
  experiment: string
  /** By its consent record; others may have been sent there, too. */
  isFromQuotePage: boolean
  isWon: boolean
  /** What the job is worth, as far as known. */
  worth?: Money
  /** Epoch milliseconds by the server's clock; missing without a consent record. */
  sentAt?: number
  /** When each channel had delivered it, in epoch milliseconds. */
  deliveries: Record<string, number | 'refused'>
}

/** Undefined for a record whose location or status staff edited into something else. */
export function createReportRequest(
  list: DispatchList,
  key: string,
  record: StoredRecord,
): ReportRequest | undefined {
  const location = LOCATION_IDS.find((id) => id === readText(record, 'location_id'))
  const isReadable = [record.status, record.job_status, record.won_by].every(
    (value) => typeof value !== 'object',
  )
  if (!location || !isReadable) return undefined
  const hasEmail = readText(record, 'email') !== 'Unavailable'
  const leadKind = hasEmail ? 'moving quote' : 'quick estimate'
  return {
    ...UNKNOWN_TOUCH,
    key,
    kind: list === 'jobs' ? 'junk pickup' : leadKind,
    day: '',
    hour: 0,
    timeZone: findTimeZone(location, record),
    city: '',
    location,
    headline: '',
    experiment: '',
    isFromQuotePage: false,
    isWon: isWon(record),
    deliveries: {},
  }
}

/** Without details: of a city in the request's country, as far as that is known. */
function findTimeZone(location: LocationId, record: StoredRecord): string {
  const cities = getLocationCities(location)
  const country = findRequestCountry(record, undefined)
  const city = cities.find((one) => one.country === country) ?? cities[0]
  return city?.timeZone ?? 'UTC'
}

/** With the city of `move_details` or `job_details`. */
export function addDetails(request: ReportRequest, details: StoredRecord): boolean {
  // Staff may have added the email address of a quick estimate.
  if (request.kind !== 'junk pickup')
    request.kind = listFields(details).includes('packing') ? 'moving quote' : 'quick estimate'
  const { city: key } = details
  if (!isCityKey(key)) return key === undefined
  const { name, timeZone } = getCity(getCanonicalCity(key))
  Object.assign(request, { city: name, timeZone })
  return true
}

/** With the last touch of `attribution`, by which advertisers bill. */
export function addAttribution(request: ReportRequest, attribution: StoredRecord): boolean {
  Object.assign(request, describeTouch(readRecord(attribution, 'last')))
  const headline = readText(attribution, 'headline')
  // A visitor can forge the cookie.
  request.headline = headline === '' || isHeadlineKey(headline) ? headline : 'removed'
  request.experiment = readText(attribution, 'experiment')
  return isRecord(attribution.last)
}

/** With the page and the time of the submission: the key's is of the visitor's first one, by the visitor's clock. */
export function addConsent(request: ReportRequest, consent: StoredRecord): boolean {
  const sentAt = readSentAt(consent)
  if (sentAt === undefined) return false
  request.sentAt = sentAt
  request.isFromQuotePage = getPageType(readText(consent, 'page')) === 'get-quote'
  return true
}

/** Of a won request: staff may have taken the status back. */
export function addOutcome(request: ReportRequest, record: StoredRecord): boolean {
  const outcome = OutcomeSchema.safeParse(record)
  if (!outcome.success) return false
  const { value, currency } = outcome.data
  if (request.isWon) request.worth = new Map([[currency, value]])
  return true
}

export function addMarker(request: ReportRequest, channel: string, marker: StoredRecord): boolean {
  const at = Date.parse(readText(marker, 'at'))
  if (marker.refused === true) request.deliveries[channel] = 'refused'
  else if (Number.isFinite(at)) request.deliveries[channel] = at
  return channel in request.deliveries
}

/** Call it after the others. */
export function setClock(request: ReportRequest): void {
  const { date, time } = getWallClock(getSentAt(request), request.timeZone)
  Object.assign(request, { day: date, hour: Number(time.slice(0, 2)) })
}

export function getSentAt({ sentAt, key }: ReportRequest): Date {
  return new Date(getRequestTime(key, sentAt))
}
