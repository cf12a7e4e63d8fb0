import { formatFullDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { listFlags } from './request-flags'
import { formatPickupWindow } from './request-rows'
import { formatZone, type RequestSummary } from './request-summary'
import { readText, type StoredRequest } from './stored-request'

/** Whether the office calls before it sends a crew: no mail may promise that the truck arrives. */
export function mustBeConfirmed(details: StoredRecord): boolean {
  return listFlags(details).length > 0
}

/** `Tuesday, December 1, 2026, 11 am to 1 pm ET`; without what staff have made unreadable. */
export function describePickupTime(request: StoredRequest, summary: RequestSummary): string {
  const date = readText(request.record, 'date')
  const day = isIsoDate(date) ? formatFullDate(date) : ''
  return [day, describeWindow(request, summary)].filter(Boolean).join(', ')
}

/** `11 am to 1 pm ET` */
export function describeWindow(
  { record }: StoredRequest,
  { city }: Pick<RequestSummary, 'city'>,
): string {
  const window = formatPickupWindow(readText(record, 'start_time'), readText(record, 'end_time'))
  return [window, window && city && formatZone(city.timeZone)].filter(Boolean).join(' ')
}
