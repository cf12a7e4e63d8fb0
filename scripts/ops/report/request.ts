import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getCanonicalCity } from '@/lib/seo/canonical'
import { isWon } from '@/lib/business/outcomes'
import { readRecord, readText } from '@/lib/notifications/stored-request'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import { decodeTime } from '@/lib/submissions/push-id'
import { describeTouch, UNKNOWN_TOUCH, type TouchLabels } from './touch'

export const KINDS = ['moving quote', 'quick estimate', 'junk pickup'] as const
export type RequestKind = (typeof KINDS)[number]

/** What the report knows of a lead or job: nothing of the person. */
export interface ReportRequest extends TouchLabels {
  key: string
  kind: RequestKind
  /** Epoch milliseconds. */
  at: number
  /** ISO date and hour by the city's clock. */
  day: string
  hour: number
  /** A city's name; '' of older records. */
  city: string
  location: string
  headline: string
  /** Like `autumn:price-match`; '' outside of experiments. */
  experiment: string
  isWon: boolean
  /** What the job is worth, as far as known. */
  worth?: { value: number; currency: string }
  /** Epoch milliseconds; of records without a consent only the key's time is known. */
  sentAt?: number
  /** When each channel had delivered it. */
  deliveries: Record<string, number | 'refused'>
}

/** Undefined for a record whose key, location or status staff edited into something else. */
export function createReportRequest(
  list: DispatchList,
  key: string,
  record: StoredRecord,
): ReportRequest | undefined {
  const at = decodeTime(key)
  const location = LOCATION_IDS.find((id) => id === readText(record, 'location_id'))
  const isReadable = [record.status, record.job_status, record.won_by].every(
    (value) => typeof value !== 'object',
  )
  if (!Number.isFinite(at) || !location || !isReadable) return undefined
  const hasEmail = readText(record, 'email') !== 'Unavailable'
  const leadKind = hasEmail ? 'moving quote' : 'quick estimate'
  return {
    ...UNKNOWN_TOUCH,
    ...readClock(at, getLocationCities(location)[0]?.timeZone),
    key,
    kind: list === 'jobs' ? 'junk pickup' : leadKind,
    at,
    city: '',
    location,
    headline: '',
    experiment: '',
    isWon: isWon(record),
    deliveries: {},
  }
}

function readClock(at: number, timeZone = 'UTC'): Pick<ReportRequest, 'day' | 'hour'> {
  const { date, time } = getWallClock(new Date(at), timeZone)
  return { day: date, hour: Number(time.slice(0, 2)) }
}

/** With the city of `move_details` or `job_details`. */
export function addDetails(request: ReportRequest, details: StoredRecord): void {
  const key = details.city
  if (!isCityKey(key)) return
  const { name, timeZone } = getCity(getCanonicalCity(key))
  Object.assign(request, { city: name }, readClock(request.at, timeZone))
}

/** With the last touch of `attribution`, by which advertisers bill. */
export function addAttribution(request: ReportRequest, attribution: StoredRecord): void {
  Object.assign(request, describeTouch(readRecord(attribution, 'last')))
  request.headline = readText(attribution, 'headline')
  request.experiment = readText(attribution, 'experiment')
}

/** With the time of `consents`: the key's is the form's first touch. */
export function addConsent(request: ReportRequest, consent: StoredRecord): void {
  const sentAt = Date.parse(readText(consent, 'at'))
  if (Number.isFinite(sentAt)) request.sentAt = sentAt
}

/** Of a won request: staff may have taken the status back. */
export function addOutcome(request: ReportRequest, outcome: StoredRecord): void {
  const { value } = outcome
  const currency = readText(outcome, 'currency')
  if (request.isWon && typeof value === 'number' && currency) request.worth = { value, currency }
}

export function addMarker(request: ReportRequest, channel: string, marker: StoredRecord): void {
  const at = Date.parse(readText(marker, 'at'))
  if (marker.refused === true) request.deliveries[channel] = 'refused'
  else if (Number.isFinite(at)) request.deliveries[channel] = at
}
