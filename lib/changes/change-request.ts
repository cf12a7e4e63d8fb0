import 'server-only'
import { createFailureAlert } from '@/lib/alerts/alert'
import { logEvent } from '@/lib/log'
import { CANCELLED } from '@/lib/requests/change'
import { loadRequest } from '@/lib/requests/load-request'
import { getStore } from '@/lib/store'
import type { DispatchList, Store } from '@/lib/store/store'
import { runAfter } from '@/lib/deliveries/start-delivery'
import { changePickup, type PickupInput } from './change-pickup'
import {
  createChange,
  saveChange,
  tellChange,
  type ChangeOutcome,
  type ChangeStatus,
} from './save-change'

const alertOnFailures = createFailureAlert(
  'three changes by link within ten minutes could not be saved (refused or unknown). Look for "change" in the log; the next alert comes in an hour at the earliest.',
  3,
)

export interface ChangeInput extends Pick<PickupInput, 'key' | 'now'> {
  list: DispatchList
  /** Undefined of a quote. */
  shown?: PickupInput['shown'] | undefined
  change: PickupInput['change']
}

const TIMEOUT_MS = 6_000

/** Moves or cancels a request whose link was checked. Never throws. */
export async function changeRequest(input: ChangeInput): Promise<{ status: ChangeStatus }> {
  const { key, change, now } = input
  const outcome = await carryOut(input, now.getTime() + TIMEOUT_MS).catch(
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

async function carryOut(input: ChangeInput, deadline: number): Promise<ChangeOutcome> {
  const { list, shown, change } = input
  const store = await getStore()
  if (list === 'leads' && change.kind === 'cancel') return cancelQuote(store, input, deadline)
  if (list === 'jobs' && shown) return changePickup(store, { ...input, shown, change }, deadline)
  return { status: 'refused', reason: 'no such change of this request' }
}

/** The lead itself stays: the office decides what becomes of it. */
async function cancelQuote(
  store: Store,
  { key, now }: ChangeInput,
  deadline: number,
): Promise<ChangeOutcome> {
  const request = await loadRequest(store, 'leads', key)
  if (!request) return { status: 'changedElsewhere' }
  if (request.isCancelled) return { status: 'done' }
  if (!request.isUntouched) return { status: 'changedElsewhere' }
  const change = createChange(request.details, { from: '', to: CANCELLED, now })
  try {
    await saveChange(store, key, change, { isDone: true, deadline })
  } catch (error) {
    return { status: 'unknown', reason: (error as Error).message }
  }
  tellChange(store, request, change)
  return { status: 'done' }
}
