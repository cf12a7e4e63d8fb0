import 'server-only'
import { toInstant } from '@/lib/dates/instant'
import { waitUntil } from '@/lib/deadline'
import {
  createWindowKey,
  releaseReservation,
  readReservationId,
} from '@/lib/locations/reservations'
import { CANCELLED, isClosing, REPLACED } from '@/lib/requests/change'
import { saveToDesk } from '@/lib/requests/desk-index'
import { loadRequest } from '@/lib/requests/load-request'
import { getJobAppointment, type Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'

/** @returns false if one could not be replaced, so a run must retry. Never throws. */
export async function replaceRequests(
  store: Store,
  by: Pick<Request, 'list' | 'reference'>,
  keys: readonly string[],
  deadline: number,
): Promise<boolean> {
  const tries = keys.map((key) => replace(store, key, by, deadline))
  return (await Promise.allSettled(tries)).every(({ status }) => status === 'fulfilled')
}

/** Cancels a job and notes the replacement. A job that staff closed stays as it is. */
async function replace(
  store: Store,
  key: string,
  { list, reference }: Pick<Request, 'list' | 'reference'>,
  deadline: number,
): Promise<void> {
  const replaced = await loadRequest(store, list, key)
  if (!replaced) return
  // The office is working on it.
  if (list === 'leads' && replaced.staffStatus !== 'new') return
  // This is a retry, and the office may have reopened the request since.
  if (replaced.changes.some((change) => change.to === REPLACED && change.reference === reference))
    return waitUntil(deadline, saveToDesk(store, replaced))
  const from = list === 'jobs' ? await cancelJob(store, replaced, deadline) : ''
  if (from === undefined) return
  const change = { at: toInstant(new Date()), by: 'customer', from, to: REPLACED, reference }
  if (!isClosing(replaced.changes.at(-1)))
    await waitUntil(deadline, store.update('details', key, { [`changes/${REPLACED}`]: change }))
  const noted = await loadRequest(store, list, key)
  if (noted) await waitUntil(deadline, saveToDesk(store, noted))
}

/** @returns the start of its window, undefined if staff closed the job @throws if the result is uncertain */
async function cancelJob(
  store: Store,
  { key, areaKey }: Request,
  deadline: number,
): Promise<string | undefined> {
  const result = await store.transact('jobs', key, deadline, (job) =>
    job?.job_status === 'active' ? { ...job, job_status: CANCELLED } : undefined,
  )
  if (result.status !== 'stored') throw new Error(`the job is ${result.status}`)
  const job = result.record
  if (job?.job_status !== CANCELLED) return undefined
  const from = getJobAppointment({ ...job, job_status: 'active' })
  if (!areaKey) return from
  const windowKey = createWindowKey(areaKey, from)
  const id = await readReservationId(store, windowKey, { key, deadline })
  if (id !== '' && !(await releaseReservation(store, windowKey, { key, id }, deadline)))
    throw new Error('a reservation was not released')
  return from
}
