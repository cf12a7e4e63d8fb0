import { finishTasks } from '@/lib/http/run-after'
import { describePickupTime } from '@/lib/requests/pickup'
import { loadRequest, isCanary } from '@/lib/requests/load-request'
import { getActiveChannels } from '@/lib/notifications/channels'
import { release } from '@/lib/office/release'
import type { Store } from '@/lib/store/store'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { findNamed, pickOne } from './find-requests'

/** Releases as the desk does. `isDelivered`: every channel has the message; otherwise a run retries. */
export async function releaseRequest(
  ops: Store,
  text: string,
): Promise<{ lines: string[]; isDelivered: boolean }> {
  const found = (await findNamed(ops, text)).filter(({ details }) => !isCanary(details))
  const held = found.filter(({ isQuarantined }) => isQuarantined)
  const { list, key } = pickOne(held.length > 0 ? held : found, text, 'request')
  const path = `${list}/${key}`
  const released = await release(ops, key, { now: new Date(), deadline: getStoreDeadline() })
  if (!released)
    return { lines: [`${path}: is not held, and stays in its list`], isDelivered: true }
  await finishTasks()
  const { sent } = (await loadRequest(ops, list, key)) ?? released
  const names = getActiveChannels().map(({ name }) => name)
  const undelivered = names.filter(
    (name) => !sent.has(name) && (name !== 'customer' || released.email),
  )
  const delivered = names.filter((name) => sent.has(name))
  const { pickup, isConfirmed, city } = released
  const time = pickup && describePickupTime(pickup, city)
  return {
    lines: [
      `${path}: released`,
      ...(time ? [`${time}: ${isConfirmed ? 'its window is reserved' : 'to be confirmed'}`] : []),
      `Told: ${delivered.join(', ') || 'nobody'}`,
      ...(undelivered.length > 0
        ? [`NOT told yet: ${undelivered.join(', ')}. The next run tries again.`]
        : []),
    ],
    isDelivered: undelivered.length === 0,
  }
}
