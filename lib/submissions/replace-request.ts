import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { createWindowKey, freeSlot, readSlotId } from '@/lib/locations/pickup-slots'
import { CANCELLED, isClosing, REPLACED } from '@/lib/requests/change'
import { loadRequest } from '@/lib/requests/load-request'
import { readText } from '@/lib/requests/read-record'
import { getJobState, type Request } from '@/lib/requests/request'
import { settleBy, type Store } from '@/lib/store/store'

/**
 * Ends the requests that this one replaces. Never throws: a run does again what could not be done.
 * @returns false if one must be done again
 */
export async function replaceRequests(
  store: Store,
  by: Pick<Request, 'list' | 'reference'>,
  keys: readonly string[],
  deadline: number,
): Promise<boolean> {
  const tries = keys.map((key) => replace(store, key, by, deadline))
  return (await Promise.allSettled(tries)).every(({ status }) => status === 'fulfilled')
}

/** Notes what has replaced a request; a job is cancelled. Staff may have closed it: it then stays. */
async function replace(
  store: Store,
  key: string,
  { list, reference }: Pick<Request, 'list' | 'reference'>,
  deadline: number,
): Promise<void> {
  const from = list === 'jobs' ? await cancelJob(store, key, deadline) : ''
  const replaced = await loadRequest(store, list, key)
  if (from === undefined || !replaced || replaced.changes.some(isClosing)) return
  if (list === 'leads' && !replaced.isUntouched) return
  const change = { at: toInstant(new Date()), by: 'customer', from, to: REPLACED, reference }
  await settleBy(deadline, store.update('details', key, { [`changes/${REPLACED}`]: change }))
}

/**
 * Cancels a job and frees its slot. @returns the start of its window, undefined if staff have closed it
 * @throws if it is not certain
 */
async function cancelJob(store: Store, key: string, deadline: number): Promise<string | undefined> {
  const result = await store.transact('jobs', key, deadline, (job) =>
    job?.job_status === 'active' ? { ...job, job_status: CANCELLED } : undefined,
  )
  if (result.status !== 'stored') throw new Error(`the job is ${result.status}`)
  const job = result.record
  if (job?.job_status !== CANCELLED) return undefined
  const from = getJobState({ ...job, job_status: 'active' })
  const windowKey = createWindowKey(readText(job, 'location_id'), from)
  const id = await readSlotId(store, windowKey, { key, deadline })
  if (id !== '') await freeSlot(store, windowKey, { key, id }, deadline)
  return from
}
