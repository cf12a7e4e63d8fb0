import 'server-only'
import { headers } from 'next/headers'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { runAfter } from '@/lib/http/run-after'
import { getClientIp } from '@/lib/http/visitor'
import { logEvent } from '@/lib/log'
import { addEntry, createEntryId, type OutboxEntry } from '@/lib/notifications/outbox'
import { CANCELLED } from '@/lib/requests/change'
import { loadRequest } from '@/lib/requests/load-request'
import { parseRequest } from '@/lib/requests/request'
import { getStore } from '@/lib/store'
import type { DispatchList, Store } from '@/lib/store/store'
import { changePickup, type PickupInput } from './change-pickup'
import { noteChange, tellChange, type ChangeOutcome, type ChangeStatus } from './settle-request'

const alertOnFailures = createFailureAlert(
  'three changes by link within ten minutes could not be saved (refused or unknown). Look for "change" in the log; the next alert comes in an hour at the earliest.',
  3,
)

export interface ChangeInput extends Omit<PickupInput, 'shown' | 'ip'> {
  list: DispatchList
  shown?: PickupInput['shown'] | undefined
  /** '' for the office, which takes windows for many customers; by default that of the request. */
  ip?: string
}

const TIMEOUT_MS = 6_000

/** Moves or cancels a request whose link was checked. Never throws. */
export async function changeRequest(input: ChangeInput): Promise<{ status: ChangeStatus }> {
  const { key, change, now } = input
  const outcome = await changeByLink(input, now.getTime() + TIMEOUT_MS).catch(
    // A record is written last, and that never throws.
    ({ message: reason }: Error): ChangeOutcome => ({ status: 'refused', reason }),
  )
  const { status, ...findings } = outcome
  const isFailure = status === 'refused' || status === 'unknown'
  const facts = { outcome: status, kind: change.kind, key, ms: Date.now() - now.getTime() }
  logEvent('change', { ...facts, ...findings }, isFailure ? 'error' : 'info')
  if (isFailure) runAfter(alertOnFailures)
  return { status }
}

async function changeByLink(input: ChangeInput, deadline: number): Promise<ChangeOutcome> {
  const { ip = getClientIp(await headers(), env.CLIENT_IP_SOURCE) } = input
  return carryOut(await getStore(), { ...input, ip }, deadline)
}

/** For a link, and for a command of the office. @throws only before anything is changed */
export async function carryOut(
  store: Store,
  input: ChangeInput & { ip: string },
  deadline: number,
): Promise<ChangeOutcome> {
  const { list, shown, change } = input
  if (list === 'jobs' && shown) return changePickup(store, { ...input, shown }, deadline)
  if (list === 'leads' && change.kind === 'cancel') return cancelQuote(store, input, deadline)
  return { status: 'refused', reason: 'no such change of this request' }
}

/** Only in its details: the office decides what becomes of the lead. */
async function cancelQuote(
  store: Store,
  { key, now, by }: ChangeInput,
  deadline: number,
): Promise<ChangeOutcome> {
  const request = await loadRequest(store, 'leads', key)
  if (!request) return { status: 'changedElsewhere' }
  const { changes, isCancelled, isUntouched, record } = request
  if (isCancelled) return { status: 'done' }
  if (!isUntouched) return { status: 'changedElsewhere' }
  const [at, changeId] = [toInstant(now), `${changes.length}-${CANCELLED}`]
  const entry: OutboxEntry = {
    ...{ list: 'leads', key, occasion: 'change', at, id: createEntryId() },
    ...{ change_id: changeId, from: '', to: CANCELLED },
    ...(by && { by }),
  }
  const owed = await addEntry(store, entry, { deadline })
  const change = { at, by: by ?? 'customer', from: '', to: CANCELLED }
  try {
    await noteChange(store, key, changeId, change, deadline)
  } catch (error) {
    return { status: 'unknown', reason: (error as Error).message }
  }
  const details = { ...request.details, changes: { [changeId]: change } }
  await tellChange(store, parseRequest('leads', key, record, details), { owed, deadline })
  return { status: 'done' }
}
