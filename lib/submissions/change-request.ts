import 'server-only'
import { headers } from 'next/headers'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { env } from '@/lib/env'
import { runAfter } from '@/lib/http/run-after'
import { getClientIp } from '@/lib/http/visitor'
import { logEvent } from '@/lib/log'
import { addEntry } from '@/lib/notifications/outbox'
import { CANCELLED } from '@/lib/requests/change'
import { findRequest } from '@/lib/requests/load-request'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { changePickup, createChangeEntry, type ChangeInput } from './change-pickup'
import { noteChange, tellChange, type ChangeOutcome, type ChangeStatus } from './settle-request'

const alertOnFailures = createFailureAlert(
  'three changes by link within ten minutes could not be saved (refused or unknown). Look for "change" in the log; the next alert comes in an hour at the earliest.',
  3,
)

/** By default with the address of the visitor. */
export type LinkedChange = Omit<ChangeInput, 'ip' | 'deadline'> & { ip?: string }

const TIMEOUT_MS = 6_000

/** Moves or cancels a request whose link was checked. Never throws. */
export async function changeRequest(input: LinkedChange): Promise<{ status: ChangeStatus }> {
  const { key, change, now } = input
  const outcome = await changeByLink(input).catch(
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

async function changeByLink(input: LinkedChange): Promise<ChangeOutcome> {
  const { ip = getClientIp(await headers(), env.CLIENT_IP_SOURCE), now } = input
  return carryOut(await getStore(), { ...input, ip, deadline: now.getTime() + TIMEOUT_MS })
}

/** For a link, and for a command of the office. @throws only before anything is changed */
export async function carryOut(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  if (input.list === 'jobs') return changePickup(store, input)
  if (input.change.kind === 'cancel') return cancelQuote(store, input)
  return { status: 'refused', reason: 'no such change of this request' }
}

/** Only in its details: the office decides what becomes of the lead. */
async function cancelQuote(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  const { key, deadline } = input
  const request = await findRequest(store, key)
  if (!request) return { status: 'changedElsewhere' }
  if (request.isCancelled) return { status: 'done' }
  if (!request.isUntouched) return { status: 'changedElsewhere' }
  const entry = createChangeEntry(request, input, CANCELLED)
  const owed = request.isHeld ? undefined : await addEntry(store, entry, { deadline })
  try {
    const changed = await noteChange(store, entry, request, deadline)
    if (owed) await tellChange(store, changed, { owed, deadline })
    return { status: 'done' }
  } catch (error) {
    return { status: 'unknown', reason: (error as Error).message }
  }
}
