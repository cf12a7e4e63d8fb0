import { addDays } from '@/lib/dates/wall-clock'
import { DISPATCH_LISTS, type Store } from '@/lib/store/store'
import { openReader } from '@/scripts/ops/leads/read-requests'
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

/** Quarantined requests and canaries are in other lists. @throws without an answer */
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
