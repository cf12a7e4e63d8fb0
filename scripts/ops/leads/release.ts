import { LOCATION_IDS } from '@/lib/cities/locations'
import { formatWindowStart } from '@/lib/dates/schedule'
import { parseFields } from '@/lib/locations/location'
import { getLimitedWindow, readFullWindows } from '@/lib/locations/pickup-slots'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { deliver, getActiveChannels } from '@/lib/deliveries/delivery'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { findNamed, pickOne, type FoundRequest } from './find-requests'

/**
 * Moves a quarantined request into its list and tells every channel. A repeated call tells those that
 * have missed it. It takes no slot.
 * @param site stores the markers of deliveries
 * @returns what was done, by line, and whether every channel was told
 * @throws InvalidArgumentError for anything but the key or reference of one request
 */
export async function releaseRequest(
  ops: Store,
  site: Store,
  text: string,
): Promise<{ lines: string[]; isTold: boolean }> {
  const found = await findNamed(ops, text)
  const held = found.filter(({ isQuarantined }) => isQuarantined)
  const request = pickOne(held.length > 0 ? held : found, text, 'request')
  const path = `${request.list}/${request.key}`
  if (request.isQuarantined) await moveToList(ops, request)
  // Channels that were set later were never told of an ordinary request.
  else if (request.suspicions.length === 0)
    return { lines: [`${path}: was not in quarantine, and stays in its list`], isTold: true }

  const { told, missed } = await tellChannels(site, request)
  return {
    lines: [
      `${path}: ${request.isQuarantined ? 'released' : 'was released before'}`,
      ...(await describeWindow(ops, request)),
      `Told: ${told.join(', ') || 'nobody'}`,
      ...(missed.length > 0 ? [`NOT told: ${missed.join(', ')}. Run the command again.`] : []),
    ],
    isTold: missed.length === 0,
  }
}

async function moveToList(ops: Store, { list, key, record }: FoundRequest): Promise<void> {
  const { status } = await ops.createIfAbsent(list, key, record, getStoreDeadline())
  if (status !== 'stored') throw new Error(`${list}/${key} was ${status}`)
  await ops.remove(`quarantine/${list}`, key)
}

async function tellChannels(site: Store, request: FoundRequest) {
  const channels = getActiveChannels().filter(
    ({ isImmediate, accepts }) => isImmediate && accepts(request),
  )
  const answers = await Promise.all(channels.map((channel) => deliver(site, channel, request)))
  const listNames = (isTold: boolean) =>
    channels.filter((_, n) => answers[n] === isTold).map(({ name }) => name)
  return { told: listNames(true), missed: listNames(false) }
}

/** Of a pickup at a location with a limit of jobs. */
async function describeWindow(ops: Store, { locationId, pickup }: Request): Promise<string[]> {
  const id = pickup && LOCATION_IDS.find((one) => one === locationId)
  const location = id && (await ops.read('locations', id, getStoreDeadline()))
  const booking = { selectedDate: pickup?.date ?? '', timeSlot: pickup?.timeSlot ?? '' }
  const limited = location && getLimitedWindow(id, parseFields(id, location).calendar, booking)
  if (!limited) return []
  const { date, window, ...limit } = limited
  const full = await readFullWindows(ops, { ...limit, dates: [date] }, getStoreDeadline())
  const state = full.includes(formatWindowStart(date, window)) ? 'FULL' : 'not full'
  return [`It takes no place in its window, ${formatPickup(pickup)}, which is ${state}.`]
}
