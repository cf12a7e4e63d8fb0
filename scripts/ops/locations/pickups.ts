import type { LocationId } from '@/lib/cities/locations'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { safeLine } from '@/lib/requests/text'
import type { Store } from '@/lib/store/store'
import { listRequests, openReader } from '@/scripts/ops/leads/read-requests'

/** Pickups on days that are to be closed, sorted by day and window. */
export async function findPickups(
  store: Pick<Store, 'list'>,
  closed: readonly (readonly [id: LocationId, dates: readonly string[]])[],
): Promise<Request[]> {
  if (closed.length === 0) return []
  const days = new Set(closed.flatMap(([id, dates]) => dates.map((date) => `${id} ${date}`)))
  const jobs = await listRequests(openReader(store, {}), ['jobs'])
  return jobs
    .filter(({ locationId, pickup }) => days.has(`${locationId} ${pickup?.date}`))
    .filter(({ isCancelled }) => !isCancelled)
    .toSorted((a, b) => (getStart(a) < getStart(b) ? -1 : 1))
}

const getStart = ({ pickup }: Request) => `${pickup?.date} ${pickup?.windowText}`

/** Cells of a line: location, day and window, reference, name, phone, status, what to check. */
export function describePickup(request: Request): string[] {
  const { locationId, pickup, reference, name, phone, staffStatus, flags } = request
  return [
    locationId,
    pickup ? formatPickup(pickup) : '',
    reference,
    name,
    phone,
    staffStatus,
    flags.join('; '),
  ].map((text) => safeLine(text, 60))
}
