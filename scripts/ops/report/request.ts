import { isHeadlineKey } from '@/lib/business/headlines'
import { getCity } from '@/lib/cities/cities'
import { getCanonicalCity, isCityKey } from '@/lib/cities/keys'
import { findRequestCities } from '@/lib/cities/location-cities'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { isRecord, readRecord, readText } from '@/lib/notifications/stored-request'
import { isGetQuotePage } from '@/lib/routing/routing'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { getRequestTime } from '@/lib/store/record-key'
import { hasWon } from '@/scripts/ops/leads/outcomes'
import { openReader } from '@/scripts/ops/leads/read-requests'
import { findCurrency, type Amount } from './money'
import { describeTouch, type TouchLabels } from './touch'

export const FORMS = ['full', 'short', 'pickup'] as const

/** What the report knows of a lead or job: nothing of the person. */
export interface ReportRequest extends TouchLabels {
  form: (typeof FORMS)[number]
  /** ISO date and hour by the city's clock. */
  day: string
  hour: number
  city: string
  /** Undefined for a request of another page than get-quote. */
  headline: string | undefined
  isWon: boolean
  /** What the job is worth, as far as known. */
  value?: Amount | undefined
  /** Its part of the costs of its campaign. */
  costs: Amount[]
}

export interface Period {
  /** ISO dates by each city's clock, both included. */
  since: string
  until: string
}

export interface ReportData {
  period: Period
  requests: ReportRequest[]
  /** Leads and jobs of no known time, because staff edited them. */
  unreadable: number
}

/** Quarantined requests are in other lists. @throws without an answer */
export async function readRequests(
  store: Pick<Store, 'list'>,
  period: Period,
): Promise<ReportData> {
  // A city's day begins up to fourteen hours before UTC's or after it.
  const reader = openReader(store, { since: addDays(period.since, -1) })
  const [details, outcomes] = [await reader.list('details'), await reader.list('outcomes')]
  const requests: ReportRequest[] = []
  let unreadable = 0
  for (const list of DISPATCH_LISTS) {
    for (const [key, record] of Object.entries(await reader.list(list))) {
      const known = { details: details[key] ?? {}, outcome: outcomes[key] ?? {} }
      const request = createReportRequest(list, key, { record, ...known })
      if (!request) unreadable++
      else if (request.day >= period.since && request.day <= period.until) requests.push(request)
    }
  }
  return { period, requests, unreadable }
}

/**
 * Staff may have edited the record, its details and its outcome into any shape.
 * @returns undefined for a request whose time is unknown
 */
function createReportRequest(
  list: DispatchList,
  key: string,
  { record, details, outcome }: Record<'record' | 'details' | 'outcome', StoredRecord>,
): ReportRequest | undefined {
  const at = getRequestTime(key, details)
  if (!isRecord(record) || Number.isNaN(at)) return undefined
  const [city] = findRequestCities(details.city, record.location_id)
  const { date, time } = getWallClock(new Date(at), city?.timeZone ?? 'UTC')
  const attribution = readRecord(details, 'attribution')
  const isWon = hasWon(record, outcome)
  return {
    ...describeTouch(readRecord(attribution, 'last')),
    form: FORMS.find((form) => form === details.form) ?? (list === 'jobs' ? 'pickup' : 'full'),
    day: date,
    hour: Number(time.slice(0, 2)),
    city: isCityKey(details.city) ? getCity(getCanonicalCity(details.city)).name : 'unknown',
    headline: findHeadline(details, attribution),
    isWon,
    value: isWon ? readValue(outcome) : undefined,
    costs: [],
  }
}

function findHeadline(details: StoredRecord, attribution: StoredRecord): string | undefined {
  const page = readText(readRecord(details, 'consent'), 'page')
  if (!isGetQuotePage(page)) return undefined
  const headline = readText(attribution, 'headline') || 'default'
  // A visitor can forge the cookie.
  return headline === 'default' || isHeadlineKey(headline) ? headline : 'removed'
}

function readValue({ value: amount, currency: code }: StoredRecord): Amount | undefined {
  const currency = findCurrency(code)
  return currency && Number.isFinite(amount) ? { amount: Number(amount), currency } : undefined
}
