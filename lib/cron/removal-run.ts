import 'server-only'
import { toInstant } from '@/lib/dates/instant'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'

/** A key in `limits`. It contains no time, so it never expires. */
const LAST_RUN_KEY = 'forget'

export interface RemovalRun {
  removed: number
  isComplete: boolean
  failures: string[]
  /** Keys of requests whose conversions we also gave to Google. */
  exported: string[]
}

/** Never throws; adds a failure to the run. */
export async function saveRun(store: Store, run: RemovalRun, now: number): Promise<void> {
  const record = {
    at: toInstant(new Date(now)),
    removed: run.removed,
    complete: run.isComplete,
    failed: run.failures.length,
  }
  try {
    const deadline = Date.now() + STORE_TIMEOUT_MS
    const { status } = await store.transact('limits', LAST_RUN_KEY, deadline, () => record)
    if (status !== 'stored') throw new Error(status)
  } catch (error) {
    run.failures.push(`limits/${LAST_RUN_KEY} could not be written: ${(error as Error).message}`)
  }
}

/** @throws if the store does not answer */
export const readLastRun = (store: Pick<Store, 'read'>, deadline: number) =>
  store.read('limits', LAST_RUN_KEY, deadline)
