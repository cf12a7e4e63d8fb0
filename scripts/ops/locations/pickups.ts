import { isCancelled } from '@/scripts/ops/leads/won-records'
import type { LocationId } from '@/lib/cities/locations'
import { listFlags } from '@/lib/notifications/request-rows'
import { readText, safeLine, type StoredRequest } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import { getContact } from '@/scripts/ops/leads/contact'
import { listRequests, openReader } from '@/scripts/ops/leads/read-requests'
import { formatPickup, getStatus } from '@/scripts/ops/leads/table'

/** Pickups on days that are to be closed, sorted by day and window. */
export async function findPickups(
  store: Pick<Store, 'list'>,
  closed: readonly (readonly [id: LocationId, dates: readonly string[]])[],
): Promise<StoredRequest[]> {
  if (closed.length === 0) return []
  const days = new Set(closed.flatMap(([id, dates]) => dates.map((date) => `${id} ${date}`)))
  const jobs = await listRequests(openReader(store, {}), ['jobs'])
  return jobs
    .filter(({ record }) =>
      days.has(`${readText(record, 'location_id')} ${readText(record, 'date')}`),
    )
    .filter(({ record }) => !isCancelled(record))
    .toSorted((a, b) => (getStart(a) < getStart(b) ? -1 : 1))
}

const getStart = ({ record }: StoredRequest) =>
  `${readText(record, 'date')} ${readText(record, 'start_time')}`

/** Cells of a line: location, day and window, reference, name, phone, status, what to check. */
export function describePickup({ record, details }: StoredRequest): string[] {
  const { name, phone } = getContact(record)
  return [
    readText(record, 'location_id'),
    formatPickup(record),
    readText(details, 'reference'),
    name,
    phone,
    getStatus(record),
    listFlags(details).join('; '),
  ].map((text) => safeLine(text, 60))
}
