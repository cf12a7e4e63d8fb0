import 'server-only'
import { runAfter } from '@/lib/http/run-after'
import { logEvent } from '@/lib/log'
import type { Owed } from '@/lib/notifications/outbox'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { settleChange } from './settle-request'

export type ChangeStatus =
  'done' | 'changedElsewhere' | 'full' | 'tooLate' | 'limited' | 'unknown' | 'refused'

/** All but the status is for the log. */
export interface ChangeOutcome {
  status: ChangeStatus
  slot?: string | undefined
  reason?: string
}

/** Notes a change that was made, and tells every channel after the answer. Never throws: a run does it then. */
export async function tellChange(
  store: Store,
  request: Request,
  { owed, deadline }: { owed: Owed; deadline: number },
): Promise<void> {
  const { key } = request
  try {
    const changed = await settleChange(store, owed.entry, request, deadline)
    if (!changed) return
    runAfter(async () => {
      const { deliverNow } = await import('@/lib/notifications/deliver')
      await deliverNow(store, changed, owed)
    })
  } catch (error) {
    logEvent('change', { outcome: 'not-noted', key, reason: (error as Error).message }, 'error')
  }
}
