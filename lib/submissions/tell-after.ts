import 'server-only'
import { runAfter } from '@/lib/http/run-after'
import type { Owed } from '@/lib/notifications/outbox'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'

/** Tells every channel of a request after the answer, which does not wait for the modules of mails. */
export function tellAfter(
  store: Store,
  { list, key, record, details }: Pick<Request, 'list' | 'key' | 'record' | 'details'>,
  owed: Owed,
): void {
  runAfter(async () => {
    const [{ deliverNow }, { parseRequest }] = await Promise.all([
      import('@/lib/notifications/deliver'),
      import('@/lib/requests/request'),
    ])
    await deliverNow(store, parseRequest(list, key, record, details), owed)
  })
}
