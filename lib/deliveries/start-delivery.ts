import 'server-only'
import { after } from 'next/server'
import { logEvent } from '@/lib/log'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import type { Delivery } from './delivery'

/** Runs a task after the answer. Never throws: what is stored must be acknowledged. */
export function runAfter(task: () => unknown): void {
  try {
    after(task)
  } catch (error) {
    logEvent('delivery', { outcome: 'not-started', reason: (error as Error).message }, 'error')
  }
}

/** After the answer, which does not wait for the modules of mails, either. */
export function startDelivery(store: Store, request: Delivery | Request): void {
  runAfter(async () => {
    const { deliverToChannels } = await import('./delivery')
    await deliverToChannels(store, request)
  })
}
