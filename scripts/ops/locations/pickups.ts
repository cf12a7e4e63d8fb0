import { InvalidArgumentError } from 'commander'
import { finishTasks } from '@/lib/http/run-after'
import { cancelPickups } from '@/lib/office/close'
import { describeCall } from '@/lib/requests/desk-index'
import { loadRequest } from '@/lib/requests/load-request'
import { alignColumns, formatCount } from '@/scripts/ops/output'
import type { AreaKey } from '@/lib/cities/locations'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { safeLine } from '@/lib/requests/text'
import type { Store } from '@/lib/store/store'
import { readRequests } from '@/scripts/ops/leads/read-requests'

export async function findPickups(
  store: Pick<Store, 'list'>,
  closed: readonly (readonly [areaKey: AreaKey, dates: readonly string[]])[],
): Promise<Request[]> {
  if (closed.length === 0) return []
  const days = new Set(
    closed.flatMap(([areaKey, dates]) => dates.map((date) => `${areaKey} ${date}`)),
  )
  const jobs = await readRequests(store, {}, ['jobs'])
  return jobs
    .filter(({ areaKey, pickup }) => days.has(`${areaKey} ${pickup?.date}`))
    .filter(({ isCancelled }) => !isCancelled)
    .toSorted((a, b) => (getStart(a) < getStart(b) ? -1 : 1))
}

const getStart = ({ pickup }: Request) => `${pickup?.date} ${pickup?.windowText}`

/** @throws InvalidArgumentError if pickups exist and no option says what happens to them */
export async function checkPickups(
  store: Store,
  days: Parameters<typeof findPickups>[1],
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

/** Cancels as the desk does, and lists the customers to call. */
export async function cancelAll(store: Store, pickups: readonly Request[]): Promise<void> {
  const cancelled = await cancelPickups(store, pickups, '', Infinity)
  await finishTasks()
  const calls = pickups.map(async ({ key, reference }) => {
    if (!cancelled.includes(key)) return [reference, 'not cancelled']
    const request = await loadRequest(store, 'jobs', key)
    const call = request && describeCall(request, undefined, new Date())
    return [reference, call === undefined ? 'no email went yet: call' : call && `${call}: call`]
  })
  console.log(`${formatCount(cancelled.length, 'pickup')} of ${pickups.length} cancelled.`)
  console.log(alignColumns((await Promise.all(calls)).filter(([, call]) => call)))
  if (cancelled.length < pickups.length) process.exitCode = 1
}

export function describePickup(request: Request): string[] {
  const { areaKey, locationId, pickup, reference, name, phone, staffStatus, flags } = request
  return [
    areaKey ?? locationId,
    pickup ? formatPickup(pickup) : '',
    reference,
    name,
    phone,
    staffStatus,
    flags.join('; '),
  ].map((text) => safeLine(text, 60))
}
