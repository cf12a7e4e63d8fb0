import 'server-only'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import { toInstant } from '@/lib/forms/stored-fields'
import { runAfter } from '@/lib/http/run-after'
import { logEvent } from '@/lib/log'
import { deliverNow } from '@/lib/notifications/deliver'
import { addEntry, createEntryId, removeEntry, type Owed } from '@/lib/notifications/outbox'
import { loadHeld } from '@/lib/requests/load-request'
import { isAhead, parseRequest, type Request } from '@/lib/requests/request'
import { parseFields } from '@/lib/locations/location'
import { getStore } from '@/lib/store'
import { ifAbsent, settleBy, type Store } from '@/lib/store/store'

const TIMEOUT_MS = 6_000

/** Owes every channel a request, now. @throws OutboxError if it is not certainly stored */
export function owe(ops: Store, { list, key }: Request, deadline: number): Promise<Owed> {
  const at = toInstant(new Date())
  return addEntry(ops, { list, key, id: createEntryId(), occasion: 'request', at }, { deadline })
}

/**
 * Moves a request from quarantine into its list, as its customer has changed it, and owes it to every channel.
 * It takes no slot: a pickup whose window has begun, or is one of a few, is to be confirmed by phone.
 * @returns also the request as it is now, and whether this call has stored it @throws without an answer
 */
export async function release(
  ops: Store,
  request: Request,
  deadline: number,
): Promise<Owed & { released: Request; isFirst: boolean }> {
  const { list, key, record } = request
  const owed = await owe(ops, request, deadline)
  const flag = { confirm_by_phone: true }
  const mustBeConfirmed = await lacksSlot(ops, request, deadline)
  if (mustBeConfirmed) await settleBy(deadline, ops.update('details', key, flag))
  const details = { ...request.details, ...(mustBeConfirmed && flag) }
  const result = await ops.transact(list, key, deadline, ifAbsent(record))
  if (result.status !== 'stored') throw new Error(`${list}/${key} was ${result.status}`)
  await ops.remove(`quarantine/${list}`, key)
  const released = parseRequest(list, key, result.record ?? record, details)
  return { ...owed, released, isFirst: result.isChanged }
}

async function lacksSlot(ops: Store, request: Request, deadline: number): Promise<boolean> {
  const { pickup, locationId } = request
  if (!pickup) return false
  if (!isAhead(request, new Date())) return true
  const id = LOCATION_IDS.find((one) => one === locationId)
  const location = id && (await ops.read('locations', id, deadline))
  return Boolean(location && parseFields(id, location).calendar.jobsPerWindow)
}

/** By the office's link in the mail of a day. Never throws. */
export async function releaseByLink(
  key: string,
): Promise<{ status: 'done' | 'changedElsewhere' | 'unknown'; cityKey: CityKey }> {
  const facts = { outcome: 'done', what: 'release', key }
  let cityKey: CityKey = DEFAULT_CITY
  try {
    const ops = await getStore('ops')
    const request = await loadHeld(ops, key)
    // Another tap, or a command, may have released it.
    if (!request) return { status: 'changedElsewhere', cityKey }
    cityKey = request.cityKey ?? cityKey
    const owed = await release(ops, request, Date.now() + TIMEOUT_MS)
    // Whoever was first tells it; after a crash a run does.
    runAfter(() => (owed.isFirst ? deliverNow(ops, owed.released, owed) : removeEntry(ops, owed)))
    logEvent('outcome', facts)
    return { status: 'done', cityKey }
  } catch (error) {
    logEvent('outcome', { ...facts, outcome: 'unknown', reason: (error as Error).message }, 'error')
    return { status: 'unknown', cityKey }
  }
}
