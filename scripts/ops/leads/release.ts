import { LOCATION_IDS } from '@/lib/cities/locations'
import { parseFields } from '@/lib/locations/location'
import { getLimitedWindow, readFullWindows } from '@/lib/locations/pickup-slots'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { isHeld } from '@/lib/requests/suspicions'
import { getActiveChannels } from '@/lib/notifications/channels'
import { deliver } from '@/lib/notifications/deliver'
import { removeEntry } from '@/lib/notifications/outbox'
import type { Store } from '@/lib/store/store'
import { isCanary } from '@/lib/submissions/read-quarantine'
import { owe, release } from '@/lib/submissions/release'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { findNamed, pickOne } from './find-requests'

/** A repeated call tells those channels that have missed it. It takes no slot. */
export async function releaseRequest(
  ops: Store,
  text: string,
): Promise<{ lines: string[]; isTold: boolean }> {
  const found = (await findNamed(ops, text)).filter(({ details }) => !isCanary(details))
  const held = found.filter(({ isQuarantined }) => isQuarantined)
  const request = pickOne(held.length > 0 ? held : found, text, 'request')
  const path = `${request.list}/${request.key}`
  // Channels that were set later were never told of an ordinary request.
  if (!request.isQuarantined && !isHeld(request.suspicions))
    return { lines: [`${path}: was not in quarantine, and stays in its list`], isTold: true }

  const { released, ...owed } = request.isQuarantined
    ? await release(ops, request, getStoreDeadline())
    : { ...(await owe(ops, request, getStoreDeadline())), released: request }
  const { missed, isDone } = await deliver(ops, released, owed.entry)
  if (isDone) await removeEntry(ops, owed)
  const told = getActiveChannels().filter(({ name }) => !missed.includes(name))
  return {
    lines: [
      `${path}: ${request.isQuarantined ? 'released' : 'was released before'}`,
      ...(await describeWindow(ops, request)),
      `Told: ${told.map(({ name }) => name).join(', ') || 'nobody'}`,
      ...(isDone ? [] : [`NOT told yet: ${missed.join(', ')}. The next run tries again.`]),
    ],
    isTold: isDone,
  }
}

/** Of a pickup at a location with a limit of jobs. */
async function describeWindow(ops: Store, { locationId, pickup }: Request): Promise<string[]> {
  const id = pickup && LOCATION_IDS.find((one) => one === locationId)
  const location = id && (await ops.read('locations', id, getStoreDeadline()))
  const booking = { selectedDate: pickup?.date ?? '', timeSlot: pickup?.timeSlot ?? '' }
  const limited = location && getLimitedWindow(id, parseFields(id, location).calendar, booking)
  if (!limited) return []
  const full = await readFullWindows(ops, limited, [limited.date], getStoreDeadline())
  const state = full.includes(limited.start) ? 'FULL' : 'not full'
  return [`It takes no place in its window, ${formatPickup(pickup)}, which is ${state}.`]
}
