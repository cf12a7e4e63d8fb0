import 'server-only'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { hashForDay, addLimitEntry } from '@/lib/security/limits'

const COPIES_MAX = 3

export const mayBeDelivered = (error: unknown) =>
  error instanceof Error && 'mayBeDelivered' in error && error.mayBeDelivered === true

/** Counts as sent after three tries without a reply. @param at epoch milliseconds, the same for every try */
export async function sendCopy(
  store: Store,
  messageId: string,
  at: number,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!mayBeDelivered(error)) throw error
    const attempt = { now: at, deadline: Date.now() + STORE_TIMEOUT_MS }
    const limitKey = hashForDay('copies', messageId, at)
    const copies = { max: COPIES_MAX }
    const { holders } = await addLimitEntry(store, limitKey, crypto.randomUUID(), copies, attempt)
    if (Object.keys(holders).length < COPIES_MAX) throw error
  }
}
