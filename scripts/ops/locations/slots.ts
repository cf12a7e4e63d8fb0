import { InvalidArgumentError } from 'commander'
import type { AreaKey } from '@/lib/cities/locations'
import { formatFullDate, formatTime } from '@/lib/dates/format-dates'
import { createWindowKey, freeSlot } from '@/lib/locations/pickup-slots'
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

export type Slot = Awaited<ReturnType<typeof readSlots>>[number]

/**
 * Reads all slots from a date on, or those of an area's day, with their jobs. A `windowKey` is like
 * `2026-11-25-0900-toronto`; `id` is the booking or change that reserved the slot.
 */
export async function readSlots(
  store: ReadingStore,
  { date = '', areaKey }: { date?: string; areaKey?: AreaKey } = {},
) {
  const windows = Object.entries(await store.list('slots', { since: date }))
  const isChosen = (key: string) =>
    !areaKey || (key.startsWith(`${date}-`) && key.endsWith(`-${areaKey}`))
  const slots = windows
    .filter(([key]) => isChosen(key))
    .flatMap(([windowKey, jobs]) =>
      Object.keys(jobs).map(async (jobKey) => {
        const job = await loadRequest(store, 'jobs', jobKey, getStoreDeadline())
        return { windowKey, jobKey, id: readText(jobs, jobKey), job }
      }),
    )
  return Promise.all(slots)
}

/** True when the window does not have this job, or when the job waits to be confirmed. */
export function isUnconfirmed(slot: Slot): boolean {
  return getLoss(slot) !== '' || slot.job?.isWithoutSlot === true
}

/** @returns why no crew comes in this window; '' if one does */
function getLoss({ windowKey, job }: Slot): string {
  if (!job?.pickup || !job.areaKey) return 'no job'
  if (job.isCancelled) return 'cancelled'
  const isHere = windowKey === createWindowKey(job.areaKey, job.state)
  return isHere ? '' : `moved to ${formatPickup(job.pickup)}`
}

export function describeDaySlots(areaKey: AreaKey, date: string, slots: readonly Slot[]): string {
  const heading = `${areaKey}, ${formatFullDate(date)}: ${formatCount(slots.length, 'slot')} taken`
  return slots.length > 0 ? `${heading}\n${describeSlots(slots)}` : heading
}

function describeSlots(slots: readonly Slot[]): string {
  const lines = slots.map((slot) => {
    const { windowKey, job, jobKey } = slot
    const [, hours, minutes] = /^.{11}(..)(..)/.exec(windowKey) ?? []
    const { reference = '', name = '', phone = '', flags = [] } = job ?? {}
    const notes = [getLoss(slot), ...flags].filter(Boolean).join('; ')
    const cells = [reference, name, phone, notes, jobKey]
    return [formatTime(`${hours}:${minutes}`), ...cells.map((text) => safeLine(text, 60))]
  })
  return alignColumns(lines)
}

export async function findSlots(
  store: ReadingStore,
  slots: readonly Slot[],
  texts: readonly string[],
): Promise<Slot[]> {
  const found = texts.map(async (text) => {
    const key = isRecordKey(text)
      ? text
      : pickOne(await findNamed(store, text, ['jobs']), text, 'pickup').key
    const own = slots.filter(({ jobKey }) => jobKey === key)
    if (own.length > 0) return own
    throw new InvalidArgumentError(`The job "${text}" has no slot. Nothing was changed.`)
  })
  return [...new Set((await Promise.all(found)).flat())]
}

export function checkSlots(slots: readonly Slot[], yes = false): void {
  const held = slots.filter((slot) => getLoss(slot) === '')
  if (held.length === 0) return
  const count = formatCount(held.length, 'active job')
  console.log(`${count} in these slots:\n${describeSlots(held)}`)
  if (!yes)
    throw new InvalidArgumentError(
      `${count} would lose its slot, and another could be booked there. Nothing was changed; --yes frees it, and cancels no pickup.`,
    )
}

/** Releases slots as we read them: one that was reserved again meanwhile stays. */
export async function freeSlots(store: Store, slots: readonly Slot[]): Promise<void> {
  for (const { windowKey, jobKey, id } of slots) {
    const isFreed = await freeSlot(store, windowKey, { key: jobKey, id }, getStoreDeadline())
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
  const slots: Slot[] = []
  for (const [areaKey, date] of days) {
    const own = await readSlots(store, { date, areaKey })
    console.log(describeDaySlots(areaKey, date, own))
    slots.push(...own)
  }
  const chosen = free ? await findSlots(store, slots, free) : slots.filter(isUnconfirmed)
  if (!free && !unconfirmed) {
    console.log(`Unconfirmed: ${chosen.length}. Add --unconfirmed or --free <requests>.`)
    return 0
  }
  if (free) checkSlots(chosen, yes)
  await freeSlots(store, chosen)
  return chosen.length
}
