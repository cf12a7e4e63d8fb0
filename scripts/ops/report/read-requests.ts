import { addDays } from '@/lib/dates/wall-clock'
import { isRecord } from '@/lib/notifications/stored-request'
import { readPages } from '@/lib/store/pages'
import { DISPATCH_LISTS, type ListName, type Store, type StoredRecord } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/record-key'
import { createReportRequest, type ReportRequest } from './request'

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

/** A visitor's clock, which may be a day wrong, makes the key; a city's day begins before UTC's. */
const EARLIER_KEY_DAYS = 3

/** Quarantined requests and canaries are in other lists. @throws without an answer */
export async function readRequests(
  store: Pick<Store, 'list'>,
  period: Period,
): Promise<ReportData> {
  const since = encodeTime(Date.parse(addDays(period.since, -EARLIER_KEY_DAYS)))
  const details = await readRecords(store, 'details', since)
  const outcomes = await readRecords(store, 'outcomes', since)
  const requests: ReportRequest[] = []
  let unreadable = 0
  for (const list of DISPATCH_LISTS) {
    for await (const page of readPages(store, list, since)) {
      for (const [key, record] of page) {
        const known = { details: details.get(key) ?? {}, outcome: outcomes.get(key) ?? {} }
        const request = createReportRequest(list, key, { record, ...known })
        if (!request) unreadable++
        else if (request.day >= period.since && request.day <= period.until) requests.push(request)
      }
    }
  }
  return { period, requests, unreadable }
}

async function readRecords(store: Pick<Store, 'list'>, list: ListName, since: string) {
  const records = new Map<string, StoredRecord>()
  for await (const page of readPages(store, list, since)) {
    for (const [key, record] of page) if (isRecord(record)) records.set(key, record)
  }
  return records
}
