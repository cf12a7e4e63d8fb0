import 'server-only'
import { logEvent } from '@/lib/log'
import { saveToDesk } from '@/lib/requests/desk-index'
import { parseOutcome } from '@/lib/requests/outcome'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import type { ChangeInput } from '@/lib/submissions/change-plan'
import { carryOut } from '@/lib/submissions/change-request'
import type { ChangeOutcome, ChangeStatus } from '@/lib/submissions/settle-request'

/** We ask the office once before it does this. Customers may not. */
export const QUESTIONS: Partial<Record<ChangeStatus, string>> = {
  full: 'That window is full or closed.',
  closed: 'We’re closed that day.',
  soon: 'That window begins soon or has begun.',
}

const TIMEOUT_MS = 6_000

export type OfficeChange = Omit<ChangeInput, 'by' | 'ip' | 'deadline' | 'shown'>

/** Changes a booking and its index entry, for the desk or a command. Never throws. */
export async function changeBooking(ops: Store, input: OfficeChange): Promise<ChangeOutcome> {
  const { key, now, change } = input
  const deadline = now.getTime() + TIMEOUT_MS
  const outcome = await carryOut(ops, { ...input, by: 'office', ip: '', deadline }).catch(
    ({ message: reason }: Error): ChangeOutcome => ({ status: 'refused', reason }),
  )
  const { status, changed, reason } = outcome
  const isFailure = status === 'refused' || status === 'unknown'
  const facts = { outcome: status, kind: change.kind, key, reason }
  logEvent('office', facts, isFailure ? 'error' : 'info')
  if (changed) {
    // If this fails, delivering the change writes the index.
    await ops
      .read('outcomes', key, Date.now() + STORE_TIMEOUT_MS)
      .then((record) => saveToDesk(ops, changed, parseOutcome(record), now))
      .catch(() => undefined)
  }
  return outcome
}
