import 'server-only'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import type { Delivery } from './delivery'
import { runAfter } from './run-after'

/** After the answer, which does not wait for the modules of mails, either. */
export function startDelivery(store: Store, request: Delivery | StoredRequest): void {
  runAfter(async () => {
    const { deliverToChannels } = await import('./delivery')
    await deliverToChannels(store, request)
  })
}
