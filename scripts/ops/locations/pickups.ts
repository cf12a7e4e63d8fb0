import { InvalidArgumentError } from 'commander'
import { finishTasks } from '@/lib/http/run-after'
import { cancelPickups, describeCall } from '@/lib/submissions/close-day'
import { alignColumns, formatCount } from '@/scripts/ops/text-layout'
import type { ChangeOptions } from './changes'
import type { LocationId } from '@/lib/cities/locations'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { safeLine } from '@/lib/requests/text'
import type { Store } from '@/lib/store/store'
import { readRequests } from '@/scripts/ops/leads/read-requests'

export async function findPickups(
  store: Pick<Store, 'list'>,
  closed: readonly (readonly [id: LocationId, dates: readonly string[]])[],
): Promise<Request[]> {
  if (closed.length === 0) return []
  const days = new Set(closed.flatMap(([id, dates]) => dates.map((date) => `${id} ${date}`)))
  const jobs = await readRequests(store, {}, ['jobs'])
  return jobs
    .filter(({ locationId, pickup }) => days.has(`${locationId} ${pickup?.date}`))
    .filter(({ isCancelled }) => !isCancelled)
    .toSorted((a, b) => (getStart(a) < getStart(b) ? -1 : 1))
}

const getStart = ({ pickup }: Request) => `${pickup?.date} ${pickup?.windowText}`

/** @throws InvalidArgumentError where nothing says what becomes of the pickups */
export async function checkPickups(
  store: Store,
  days: NonNullable<ChangeOptions['close']>,
  { yes, cancelPickups: isCancelling }: { yes?: true; cancelPickups?: true },
): Promise<void> {
  const pickups = await findPickups(store, days)
  const count = formatCount(pickups.length, 'pickup')
  if (pickups.length > 0)
    console.log(`${count} on these days:\n${alignColumns(pickups.map(describePickup))}`)
  if (pickups.length > 0 && !yes && !isCancelling)
    throw new InvalidArgumentError(
      `${count} on days to be closed. Nothing was changed; --yes closes them, and cancels no pickup; --cancel-pickups cancels them, too.`,
    )
}

/** As the link in the mail of a day does. Prints whom to call. */
export async function cancelAll(pickups: readonly Request[]): Promise<void> {
  const cancelled = await cancelPickups(pickups)
  await finishTasks()
  const calls = pickups.map((request) => {
    const call = describeCall(request, new Date())
    return [request.reference, call || (cancelled.includes(request.key) ? '' : 'not cancelled')]
  })
  console.log(`${formatCount(cancelled.length, 'pickup')} of ${pickups.length} cancelled.`)
  console.log(alignColumns(calls.filter(([, call]) => call !== '')))
  if (cancelled.length < pickups.length) process.exitCode = 1
}

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
