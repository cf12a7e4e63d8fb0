import 'server-only'
import { headers } from 'next/headers'
import { getWallClock } from '@/lib/dates/wall-clock'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { env } from '@/lib/env'
import { runAfter } from '@/lib/http/run-after'
import { getClientIp } from '@/lib/http/visitor'
import { logEvent } from '@/lib/log'
import { addEntry } from '@/lib/notifications/outbox'
import { CANCELLED } from '@/lib/requests/change'
import { findRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { changePickup, createChangeEntry } from './change-pickup'
import type { ChangeInput } from './change-plan'
import { deliverChange, noteChange, type ChangeOutcome, type ChangeStatus } from './settle-request'

const alertOnFailures = createFailureAlert(
  'three changes by link within ten minutes could not be saved (refused or unknown). Look for "change" in the log; the next alert comes in an hour at the earliest.',
  3,
)

export type LinkedChange = Omit<ChangeInput, 'ip' | 'deadline'> & { ip?: string }

const TIMEOUT_MS = 6_000

/** The caller has checked the link. Never throws. */
export async function changeRequest(input: LinkedChange): Promise<{ status: ChangeStatus }> {
  const { key, change, now } = input
  const outcome = await changeByLink(input).catch(
    // It throws only before the change is stored.
    ({ message: reason }: Error): ChangeOutcome => ({ status: 'refused', reason }),
  )
  const { status, reservation, reason } = outcome
  const isFailure = status === 'refused' || status === 'unknown'
  const ms = Date.now() - now.getTime()
  const facts = { outcome: status, kind: change.kind, key, ms, reservation, reason }
  logEvent('change', facts, isFailure ? 'error' : 'info')
  if (isFailure) runAfter(alertOnFailures)
  return { status }
}

async function changeByLink(input: LinkedChange): Promise<ChangeOutcome> {
  const { ip = getClientIp(await headers(), env.CLIENT_IP_SOURCE), now } = input
  return carryOut(await getStore(), { ...input, ip, deadline: now.getTime() + TIMEOUT_MS })
}

/** Serves links and the office. @throws as `changePickup` does */
export async function carryOut(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  return input.list === 'jobs' ? changePickup(store, input) : changeQuote(store, input)
}

/** Changes only the details: the office decides about the lead. */
async function changeQuote(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  const { key, deadline, change, by, shownChanges } = input
  const request = await findRequest(store, key)
  if (!request?.quote) return { status: 'changedElsewhere' }
  const { isCancelled, changes } = request
  const plan = planQuote(request, input)
  if (!plan) return { status: 'refused', reason: 'no such change of this request' }
  if (isQuoteSo(request, input, plan)) return { status: 'done' }
  if (
    isCancelled !== (change.kind === 'reopen') ||
    (shownChanges ?? changes.length) !== changes.length
  )
    return { status: isCancelled ? 'cancelledElsewhere' : 'changedElsewhere' }
  if (change.kind === 'confirm' && (by !== 'office' || plan.to < getToday(request, input.now)))
    return { status: 'past' }
  const entry = createChangeEntry(request, input, plan)
  const queued = request.isHeld ? undefined : await addEntry(store, entry, { deadline })
  try {
    const noted = await noteChange(store, entry, request, deadline)
    const changed = queued && (await deliverChange(store, noted, { queued, deadline }))
    return { status: 'done', changed: changed ?? noted }
  } catch (error) {
    return { status: 'unknown', reason: (error as Error).message }
  }
}

function planQuote(request: Request, { change, now }: ChangeInput) {
  const { quote, isCancelled } = request
  const day = quote?.confirmedDate ?? ''
  switch (change.kind) {
    case 'cancel':
      return { to: CANCELLED }
    case 'confirm':
      return { to: change.selectedDate, confirmed: true }
    case 'unconfirm':
      return { to: '', confirmed: false }
    case 'reopen':
      // A day that is over must not stay promised.
      return isCancelled && day !== '' && day < getToday(request, now)
        ? { to: '', confirmed: false }
        : { to: day }
    case 'move':
      return undefined
  }
}

/** True when an earlier tap has made the change. */
function isQuoteSo(
  { appointment, quote, isCancelled, isConfirmed }: Request,
  { price = '' }: ChangeInput,
  { to, confirmed }: { to: string; confirmed?: boolean },
): boolean {
  if (to === CANCELLED || confirmed === undefined) return isCancelled === (to === CANCELLED)
  return (
    appointment === to && isConfirmed === confirmed && quote?.price === (confirmed ? price : '')
  )
}

const getToday = ({ city }: Request, now: Date) =>
  city ? getWallClock(now, city.timeZone).date : ''
