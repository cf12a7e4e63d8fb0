import { isHeadlineKey } from '@/lib/business/headlines'
import { getCity } from '@/lib/cities/cities'
import { getCanonicalCity } from '@/lib/cities/keys'
import { findRequestCities } from '@/lib/cities/location-cities'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import type { FormName } from '@/lib/forms/form'
import { isRecord } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import { isGetQuotePage } from '@/lib/routing/routing'
import { readList } from '@/lib/store/pages'
import type { Store, StoredRecord } from '@/lib/store/store'
import { LOST_REASONS, type LostReason } from '@/lib/submissions/outcome-record'
import { hasWon } from '@/lib/submissions/outcomes'
import { getFirstKey, readRequests } from '@/scripts/ops/leads/read-requests'
import { findCurrency, type Amount } from './money'
import { describeTouch, type TouchLabels } from './touch'

/** What the report knows of a lead or job: nothing of the person. */
export interface ReportRequest extends TouchLabels {
  form: FormName
  /** ISO date and hour by the city's clock. */
  day: string
  hour: number
  city: string
  /** Undefined for a request of another page than get-quote. */
  headline: string | undefined
  isWon: boolean
  /** The office has called, decided or written something. */
  isAnswered: boolean
  /** Calls that nobody answered. */
  calls: number
  lost: LostReason | undefined
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
export async function readReportData(
  store: Pick<Store, 'list'>,
  period: Period,
): Promise<ReportData> {
  // A city's day begins up to fourteen hours before UTC's or after it.
  const filter = { since: addDays(period.since, -1) }
  const outcomes = await readList(store, 'outcomes', getFirstKey(filter))
  const all = await readRequests(store, filter)
  // Staff may have typed a key, or anything in place of a record.
  const readable = all.filter(({ at, record }) => isRecord(record) && !Number.isNaN(at))
  const requests = readable
    .map((request) => createReportRequest(request, outcomes[request.key] ?? {}))
    .filter(({ day }) => day >= period.since && day <= period.until)
  return { period, requests, unreadable: all.length - readable.length }
}

function createReportRequest(request: Request, outcome: StoredRecord): ReportRequest {
  const { at, form, cityKey, locationId, attribution } = request
  const [city] = findRequestCities(cityKey, locationId)
  const { date, time } = getWallClock(new Date(at), city?.timeZone ?? 'UTC')
  const isWon = hasWon(request.record, outcome)
  return {
    ...describeTouch(attribution.last),
    form,
    day: date,
    hour: Number(time.slice(0, 2)),
    city: cityKey ? getCity(getCanonicalCity(cityKey)).name : 'unknown',
    headline: findHeadline(request),
    isWon,
    isAnswered: isWon || Boolean(outcome.called ?? outcome.lost) || isDecidedByStaff(request),
    calls: Number(outcome.called ?? 0) || 0,
    lost: isWon ? undefined : LOST_REASONS.find((reason) => reason === outcome.lost),
    value: isWon ? readValue(outcome) : undefined,
    costs: [],
  }
}

function isDecidedByStaff({ isUntouched, changes }: Request): boolean {
  return !isUntouched && (changes.at(-1)?.by ?? 'office') === 'office'
}

function findHeadline({ consent, attribution }: Request): string | undefined {
  if (!isGetQuotePage(consent?.page ?? '')) return undefined
  const headline = attribution.headline || 'default'
  // A visitor can forge the cookie.
  return headline === 'default' || isHeadlineKey(headline) ? headline : 'removed'
}

function readValue({ value: amount, currency: code }: StoredRecord): Amount | undefined {
  const currency = findCurrency(code)
  return currency && Number.isFinite(amount) ? { amount: Number(amount), currency } : undefined
}
