import type { LocationId } from '@/lib/cities/locations'
import { addDays } from '@/lib/dates/wall-clock'
import { isRecord } from '@/lib/notifications/stored-request'
import { readPages } from '@/lib/store/pages'
import {
  DETAILS_LISTS,
  DISPATCH_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { CHANNELS } from '@/lib/submissions/channels'
import { getActiveChannels } from '@/lib/submissions/delivery'
import { decodeTime, encodeTime, isRecordKey } from '@/lib/submissions/push-id'
import { readVisits, type ExperimentVisits } from './experiments'
import type { Period } from './period'
import * as request from './request'
import type { ReportRequest } from './request'

export interface ReportData {
  period: Period
  requests: ReportRequest[]
  /** Before the period: at least of the seven days, and since the first visitor of an experiment. */
  earlier: ReportRequest[]
  /** Suspected spam. */
  quarantined: ReportRequest[]
  visits: ExperimentVisits[]
  /** Names of the notification channels that are on. */
  activeChannels: string[]
  /** Keys by list. */
  unreadable: Map<ListName, string[]>
  /** Why a list is missing. */
  failures: Map<ListName, string>
}

type Requests = Map<string, ReportRequest>
/** Returns false for a record that it cannot use, which staff may have edited. */
type AddRecord = (request: ReportRequest, record: StoredRecord) => boolean

/**
 * Reads list by list in pages, and keeps a few words of each record.
 * @throws without an answer about leads and jobs
 */
export async function readReport(store: Pick<Store, 'list'>, period: Period): Promise<ReportData> {
  const unreadable: ReportData['unreadable'] = new Map()
  const failures: ReportData['failures'] = new Map()
  const setUnreadable = (list: ListName, key: string) => {
    unreadable.set(list, unreadable.get(list) ?? [])
    unreadable.get(list)?.push(key)
  }
  async function tryToRead(list: ListName, read: () => Promise<void>): Promise<void> {
    await read().catch((error: Error) => void failures.set(list, error.message))
  }

  let visits: ExperimentVisits[] = []
  await tryToRead('experiment_visits', async () => {
    visits = await readVisits(store, period, (key) => setUnreadable('experiment_visits', key))
  })
  const firstDay = visits.map(({ day }) => day).reduce((a, b) => (a < b ? a : b), period.since)
  // A day begins up to 14 hours earlier or 12 later than in UTC, and a visitor's clock makes the key.
  const since = encodeTime(Date.parse(addDays(firstDay, -9)))
  const end = Date.parse(addDays(period.until, 3))

  /** @param use returns false for a record that it cannot read */
  async function forEach(
    list: ListName,
    use: (key: string, record: StoredRecord) => boolean,
  ): Promise<void> {
    for await (const page of readPages(store, list, since)) {
      for (const [key, record] of page) {
        const isKey = isRecordKey(key)
        if (isKey && decodeTime(key) > end) return
        if (!isKey || !isRecord(record) || !use(key, record)) setUnreadable(list, key)
      }
    }
  }
  function readRequests(list: ListName, kind: (typeof DISPATCH_LISTS)[number], into: Requests) {
    return forEach(list, (key, record) => {
      const found = request.createReportRequest(kind, key, record)
      if (found) into.set(key, found)
      return found !== undefined
    })
  }

  const requests: Requests = new Map()
  const suspected: Requests = new Map()
  for (const kind of DISPATCH_LISTS) await readRequests(kind, kind, requests)
  for (const kind of DISPATCH_LISTS) {
    const list = `quarantine/${kind}` as const
    await tryToRead(list, () => readRequests(list, kind, suspected))
  }
  for (const [list, add] of listRelated()) {
    await tryToRead(list, () =>
      forEach(list, (key, record) => {
        const found = requests.get(key) ?? suspected.get(key)
        return !found || add(found, record)
      }),
    )
  }
  for (const one of [...requests.values(), ...suspected.values()]) request.setClock(one)

  const isInPeriod = ({ day }: ReportRequest) => day >= period.since && day <= period.until
  const all = [...requests.values()]
  return {
    period,
    requests: all.filter(isInPeriod),
    earlier: all.filter(({ day }) => day < period.since),
    // A later try of the same request may have been stored.
    quarantined: [...suspected.values()].filter((one) => isInPeriod(one) && !requests.has(one.key)),
    visits,
    activeChannels: getActiveChannels()
      .filter(({ isImmediate }) => isImmediate)
      .map(({ name }) => name),
    unreadable,
    failures,
  }
}

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

/** With the requests of one location. */
export function selectLocation(data: ReportData, location: LocationId): ReportData {
  const select = (all: ReportRequest[]) => all.filter((one) => one.location === location)
  return {
    ...data,
    requests: select(data.requests),
    earlier: select(data.earlier),
    quarantined: select(data.quarantined),
    // Visitors are not counted by location.
    visits: [],
  }
}
