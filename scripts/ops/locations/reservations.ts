import { InvalidArgumentError } from 'commander'
import type { AreaKey } from '@/lib/cities/locations'
import { formatFullDate, formatTime } from '@/lib/dates/format-dates'
import { createWindowKey, releaseReservation } from '@/lib/locations/reservations'
import { loadRequest } from '@/lib/requests/load-request'
import { formatPickup } from '@/lib/requests/pickup'
import { readText } from '@/lib/requests/read-record'
import { safeLine } from '@/lib/requests/text'
import type { Store } from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import { alignColumns, formatCount } from '@/scripts/ops/output'
import { getStoreDeadline } from '@/scripts/ops/precautions'
import { findNamed, pickOne } from '@/scripts/ops/leads/find-requests'

type ReadingStore = Pick<Store, 'list' | 'read'>

export type Reservation = Awaited<ReturnType<typeof readReservations>>[number]

/**
 * Reads all reservations from a date on, or those of an area's day, with their jobs. A `windowKey` is like
 * `2026-11-25-0900-toronto`; `id` is the booking or change that made the reservation.
 */
export async function readReservations(
  store: ReadingStore,
  { date = '', areaKey }: { date?: string; areaKey?: AreaKey } = {},
) {
  const windows = Object.entries(await store.list('slots', { since: date }))
  const isChosen = (key: string) =>
    !areaKey || (key.startsWith(`${date}-`) && key.endsWith(`-${areaKey}`))
  const reservations = windows
    .filter(([key]) => isChosen(key))
    .flatMap(([windowKey, jobs]) =>
      Object.keys(jobs).map(async (jobKey) => {
        const job = await loadRequest(store, 'jobs', jobKey, getStoreDeadline())
        return { windowKey, jobKey, id: readText(jobs, jobKey), job }
      }),
    )
  return Promise.all(reservations)
}

/** True when the window does not have this job, or when the job waits to be confirmed. */
export function isUnconfirmed(reservation: Reservation): boolean {
  return getLoss(reservation) !== '' || reservation.job?.isWithoutReservation === true
}

/** @returns why no crew comes in this window; '' if one does */
function getLoss({ windowKey, job }: Reservation): string {
  if (!job?.pickup || !job.areaKey) return 'no job'
  if (job.isCancelled) return 'cancelled'
  const isHere = windowKey === createWindowKey(job.areaKey, job.appointment)
  return isHere ? '' : `moved to ${formatPickup(job.pickup)}`
}

export function describeDayReservations(
  areaKey: AreaKey,
  date: string,
  reservations: readonly Reservation[],
): string {
  const heading = `${areaKey}, ${formatFullDate(date)}: ${formatCount(reservations.length, 'reservation')}`
  return reservations.length > 0 ? `${heading}\n${describeReservations(reservations)}` : heading
}

function describeReservations(reservations: readonly Reservation[]): string {
  const lines = reservations.map((reservation) => {
    const { windowKey, job, jobKey } = reservation
    const [, hours, minutes] = /^.{11}(..)(..)/.exec(windowKey) ?? []
    const { reference = '', name = '', phone = '', flags = [] } = job ?? {}
    const notes = [getLoss(reservation), ...flags].filter(Boolean).join('; ')
    const cells = [reference, name, phone, notes, jobKey]
    return [formatTime(`${hours}:${minutes}`), ...cells.map((text) => safeLine(text, 60))]
  })
  return alignColumns(lines)
}

export async function findReservations(
  store: ReadingStore,
  reservations: readonly Reservation[],
  texts: readonly string[],
): Promise<Reservation[]> {
  const found = texts.map(async (text) => {
    const key = isRecordKey(text)
      ? text
      : pickOne(await findNamed(store, text, ['jobs']), text, 'pickup').key
    const own = reservations.filter(({ jobKey }) => jobKey === key)
    if (own.length > 0) return own
    throw new InvalidArgumentError(`The job "${text}" has no reservation. Nothing was changed.`)
  })
  return [...new Set((await Promise.all(found)).flat())]
}

export function checkReservations(reservations: readonly Reservation[], yes = false): void {
  const held = reservations.filter((reservation) => getLoss(reservation) === '')
  if (held.length === 0) return
  const count = formatCount(held.length, 'active job')
  console.log(`${count} in these reservations:\n${describeReservations(held)}`)
  if (!yes)
    throw new InvalidArgumentError(
      `${count} would lose its reservation, and another could be booked there. Nothing was changed; --yes frees it, and cancels no pickup.`,
    )
}

/** Releases reservations as we read them: one that was reserved again meanwhile stays. */
export async function releaseReservations(
  store: Store,
  reservations: readonly Reservation[],
): Promise<void> {
  for (const { windowKey, jobKey, id } of reservations) {
    const isFreed = await releaseReservation(
      store,
      windowKey,
      { key: jobKey, id },
      getStoreDeadline(),
    )
    if (!isFreed) throw new Error(`slots/${windowKey} could not be changed`)
    console.log(`freed ${windowKey} of ${jobKey}`)
  }
}

export interface FreeDayOptions {
  free?: string[]
  freeDay?: [id: AreaKey, date: string][]
  unconfirmed?: true
  yes?: true
}

export async function runFreeDay(
  store: Store,
  days: (readonly [areaKey: AreaKey, date: string])[],
  { free, unconfirmed, yes }: FreeDayOptions,
): Promise<number> {
  const reservations: Reservation[] = []
  for (const [areaKey, date] of days) {
    const own = await readReservations(store, { date, areaKey })
    console.log(describeDayReservations(areaKey, date, own))
    reservations.push(...own)
  }
  const chosen = free
    ? await findReservations(store, reservations, free)
    : reservations.filter(isUnconfirmed)
  if (!free && !unconfirmed) {
    console.log(`Unconfirmed: ${chosen.length}. Add --unconfirmed or --free <requests>.`)
    return 0
  }
  if (free) checkReservations(chosen, yes)
  await releaseReservations(store, chosen)
  return chosen.length
}
