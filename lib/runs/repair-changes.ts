import 'server-only'
import { freeSlots } from '@/lib/locations/pickup-slots'
import { parseRequest, type Request } from '@/lib/requests/request'
import { readRecord, readText } from '@/lib/requests/read-record'
import { readList } from '@/lib/store/pages'
import type { Store, StoredRecord } from '@/lib/store/store'
import { findInterruptedChange, listChanges } from '@/lib/changes/save-change'

/** Younger changes may still be under way. */
const MIN_AGE_MS = 2 * 60_000
const DAY_MS = 86_400_000

/**
 * Completes or takes back changes that were interrupted, and frees the slots they have left.
 * @param ops may list slots, and remove a change
 * @returns the requests as they are then @throws if the slots cannot be read
 */
export async function repairChanges(
  ops: Store,
  requests: readonly Request[],
  { now, deadline }: { now: number; deadline: number },
): Promise<Request[]> {
  // First: a job whose changes are all taken back has no more sign of another slot.
  await freeLeftSlots(ops, requests, now, deadline)
  return Promise.all(
    requests.map(async (request) => {
      const details = settleChanges(request, now)
      if (!details) return request
      const result = await ops.replace('details', request.key, request.details, details, deadline)
      if (result !== 'replaced') return request
      return parseRequest(request.list, request.key, request.record, details)
    }),
  )
}

/** Undefined if there is nothing to settle. */
function settleChanges({ state, details }: Request, now: number): StoredRecord | undefined {
  const open = listChanges(details, false).filter(({ at }) => isOldEnough(Date.parse(at), now))
  if (open.length === 0) return undefined
  const interrupted = findInterruptedChange(details, state)
  const changes = { ...readRecord(details, 'changes') }
  for (const { id } of open) {
    if (id === interrupted?.id) changes[id] = { ...readRecord(changes, id), done: true }
    else delete changes[id]
  }
  return { ...details, changes }
}

/** Of jobs that are where a change has brought or left them. Those that staff have moved keep theirs. */
async function freeLeftSlots(
  ops: Store,
  requests: readonly Request[],
  now: number,
  deadline: number,
): Promise<void> {
  const states = new Map(requests.filter(isWhereChangesSay).map(({ key, state }) => [key, state]))
  if (states.size === 0) return
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10)
  const slots = Object.entries(await readList(ops, 'slots', yesterday))
  const left = slots.filter(([slotKey, slot]) => {
    const state = states.get(readText(slot, 'key'))
    const isElsewhere = state !== undefined && state !== getSlotStart(slotKey)
    return isElsewhere && isOldEnough(Number(slot.at), now)
  })
  await freeSlots(ops, new Map(left), deadline)
}

function isWhereChangesSay({ list, state, changes }: Request): boolean {
  return list === 'jobs' && changes.some(({ from, to }) => from === state || to === state)
}

/** `2026-11-25-0900-toronto-00` to `2026-11-25 09:00` */
function getSlotStart(slotKey: string): string {
  return slotKey.replace(/^(.{10})-(..)(..)-.*$/, '$1 $2:$3')
}

const isOldEnough = (time: number, now: number) => time <= now - MIN_AGE_MS
