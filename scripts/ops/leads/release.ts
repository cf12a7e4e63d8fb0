import { LOCATION_IDS } from '@/lib/cities/locations'
import { formatWindowStart } from '@/lib/dates/schedule'
import { parseFields } from '@/lib/locations/location'
import { getLimitedWindow, readFullWindows } from '@/lib/locations/pickup-slots'
import { getTimeSlot } from '@/lib/notifications/request-status'
import { readText } from '@/lib/notifications/stored-request'
import type { Store, StoredRecord } from '@/lib/store/store'
import { deliver, getActiveChannels } from '@/lib/deliveries/delivery'
import { isCanary } from '@/lib/submissions/read-quarantine'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { findNamed, pickOne, type FoundRequest } from './find-requests'
import { formatPickup } from './table'

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
  const found = (await findNamed(ops, text)).filter(({ details }) => !isCanary(details))
  const held = found.filter(({ isQuarantined }) => isQuarantined)
  const request = pickOne(held.length > 0 ? held : found, text, 'request')
  const path = `${request.list}/${request.key}`
  if (request.isQuarantined) await moveToList(ops, request)
  // Channels that were set later were never told of an ordinary request.
  else if (!request.details.suspicions)
    return { lines: [`${path}: was not in quarantine, and stays in its list`], isTold: true }

  const { told, missed } = await tellChannels(site, request)
  return {
    lines: [
      `${path}: ${request.isQuarantined ? 'released' : 'was released before'}`,
      ...(await describeWindow(ops, request.record)),
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
async function describeWindow(ops: Store, record: StoredRecord): Promise<string[]> {
  const id = LOCATION_IDS.find((one) => one === record.location_id)
  const location = id && (await ops.read('locations', id, getStoreDeadline()))
  const booking = { selectedDate: readText(record, 'date'), timeSlot: getTimeSlot(record) }
  const limited = location && getLimitedWindow(id, parseFields(id, location).calendar, booking)
  if (!limited) return []
  const { date, window, ...limit } = limited
  const full = await readFullWindows(ops, { ...limit, dates: [date] }, getStoreDeadline())
  const state = full.includes(formatWindowStart(date, window)) ? 'FULL' : 'not full'
  return [`It takes no place in its window, ${formatPickup(record)}, which is ${state}.`]
}
