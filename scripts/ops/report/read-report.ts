import { parseVisitsKey } from '@/lib/analytics/visits-key'
import type { LocationId } from '@/lib/cities/locations'
import { readText } from '@/lib/notifications/stored-request'
import { DETAILS_LISTS, DISPATCH_LISTS, type ListName, type Store } from '@/lib/store/store'
import type { StoredRecord } from '@/lib/store/store'
import { readPages } from '@/lib/store/pages'
import { CHANNELS } from '@/lib/submissions/channels'
import { decodeTime, encodeTime } from '@/lib/submissions/push-id'
import type { ExperimentVisits } from './experiments'
import * as request from './request'
import type { ReportRequest } from './request'

const DAY_MS = 86_400_000

export interface Period {
  /** ISO dates by each city's clock, both included. */
  since: string
  until: string
}

export interface ReportData {
  period: Period
  /** Of all locations, or of one. */
  location?: LocationId
  requests: ReportRequest[]
  /** Of the seven days before the period. */
  earlier: ReportRequest[]
  /** Suspected spam. */
  quarantined: ReportRequest[]
  visits: ExperimentVisits[]
  /** Keys by list. */
  unreadable: Map<ListName, string[]>
  /** Why a list is missing. */
  failures: Map<ListName, string>
}

type UseRecord = (key: string, record: StoredRecord) => void
type Requests = Map<string, ReportRequest>

/**
 * Reads list by list in pages, and keeps a few words of each record.
 * @throws without an answer about leads and jobs
 */
export async function readReport(store: Pick<Store, 'list'>, period: Period): Promise<ReportData> {
  const unreadable: ReportData['unreadable'] = new Map()
  const failures: ReportData['failures'] = new Map()
  // A day begins up to 14 hours earlier or 12 later than in UTC.
  const since = encodeTime(Date.parse(shiftDay(period.since, -8)))
  const end = Date.parse(period.until) + 2 * DAY_MS

  function setUnreadable(list: ListName, key: string): void {
    const keys = unreadable.get(list)
    if (keys) keys.push(key)
    else unreadable.set(list, [key])
  }
  async function forEach(list: ListName, use: UseRecord): Promise<void> {
    for await (const page of readPages(store, list, since)) {
      for (const [key, record] of page) {
        if (decodeTime(key) > end) return
        if (typeof record === 'object') use(key, record)
        else setUnreadable(list, key)
      }
    }
  }
  async function readRequests(prefix: '' | 'quarantine/'): Promise<Requests> {
    const requests: Requests = new Map()
    for (const list of DISPATCH_LISTS) {
      await forEach(`${prefix}${list}`, (key, record) => {
        const found = request.createReportRequest(list, key, record)
        if (found) requests.set(key, found)
        else setUnreadable(`${prefix}${list}`, key)
      })
    }
    return requests
  }
  async function readOptional<Result>(list: ListName, read: () => Promise<Result>) {
    try {
      return await read()
    } catch (error) {
      failures.set(list, (error as Error).message)
      return undefined
    }
  }

  const requests = await readRequests('')
  const suspected = await readOptional('quarantine/leads', () => readRequests('quarantine/'))
  for (const [list, add] of listRelated()) {
    await readOptional(list, () =>
      forEach(list, (key, record) => {
        const found = requests.get(key)
        if (found) add(found, record)
      }),
    )
  }
  const visits = await readOptional('experiment_visits', () => readVisits(store, period))

  const select = (all: Requests, first: string, last: string) =>
    [...all.values()].filter(({ day }) => day >= first && day <= last)
  const { since: first, until } = period
  return {
    period,
    requests: select(requests, first, until),
    earlier: select(requests, shiftDay(first, -7), shiftDay(first, -1)),
    // A later try of the same request may have been stored.
    quarantined: select(suspected ?? new Map<string, ReportRequest>(), first, until).filter(
      ({ key }) => !requests.has(key),
    ),
    visits: visits ?? [],
    unreadable,
    failures,
  }
}

type AddRecord = (request: ReportRequest, record: StoredRecord) => void

/** What adds to a request, by list. */
function listRelated(): [ListName, AddRecord][] {
  const channels = CHANNELS.filter(({ isImmediate }) => isImmediate)
  return [
    ...Object.values(DETAILS_LISTS).map((list): [ListName, AddRecord] => [
      list,
      request.addDetails,
    ]),
    ['attribution', request.addAttribution],
    ['consents', request.addConsent],
    ['outcomes', request.addOutcome],
    ...channels.map(({ name, markerList }): [ListName, AddRecord] => [
      markerList,
      (found, marker) => request.addMarker(found, name, marker),
    ]),
  ]
}

/** By days in UTC. */
async function readVisits(
  store: Pick<Store, 'list'>,
  { since, until }: Period,
): Promise<ExperimentVisits[]> {
  const visits: ExperimentVisits[] = []
  for await (const page of readPages(store, 'experiment_visits', since)) {
    for (const [key, record] of page) {
      const { day = '', experiment = '', headline = '' } = parseVisitsKey(key) ?? {}
      if (day > until) return visits
      const visitors = Number(readText(record, 'visitors') || NaN)
      if (experiment && Number.isFinite(visitors)) visits.push({ experiment, headline, visitors })
    }
  }
  return visits
}

/** With the requests of one location. */
export function selectLocation(data: ReportData, location: LocationId): ReportData {
  const select = (all: ReportRequest[]) => all.filter((one) => one.location === location)
  return {
    ...data,
    location,
    requests: select(data.requests),
    earlier: select(data.earlier),
    quarantined: select(data.quarantined),
    // Visitors are not counted by location.
    visits: [],
  }
}

/** @param day ISO date */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
