import { InvalidArgumentError } from 'commander'
import type { LocationId } from '@/lib/cities/locations'
import { formatFullDate, formatTime } from '@/lib/dates/format-dates'
import { formatPickup } from '@/lib/requests/pickup'
import { readText } from '@/lib/requests/read-record'
import { safeLine } from '@/lib/requests/text'
import type { Store } from '@/lib/store/store'
import { decodeTime, encodeTime, isRecordKey } from '@/lib/store/record-key'
import { alignColumns, formatCount } from '@/scripts/ops/text-layout'
import { findNamed, pickOne, type FoundRequest } from '@/scripts/ops/leads/find-requests'

/** One visit does not correct a booking that often. */
const VISIT_JOBS_MAX = 20

type ReadingStore = Pick<Store, 'list' | 'read'>

export interface Slot {
  /** `2026-11-25-0900-toronto-00` */
  slotKey: string
  jobKey: string
  /** The idempotency key; '' if unknown. */
  visit: string
  /** Read for a day alone; undefined if the list has no such job. */
  job?: FoundRequest | undefined
}

export async function listSlots(store: ReadingStore, since?: string): Promise<Slot[]> {
  const slots = Object.entries(await store.list('slots', since))
  return slots.map(([slotKey, slot]) => {
    return { slotKey, jobKey: readText(slot, 'key'), visit: readText(slot, 'visit') }
  })
}

/** Slots of a location's day by window, with their jobs. */
export async function readDaySlots(
  store: ReadingStore,
  id: LocationId,
  date: string,
): Promise<Slot[]> {
  const pattern = new RegExp(`^${date}-\\d{4}-${id}-\\d+$`)
  const slots = (await listSlots(store, date)).filter(({ slotKey }) => pattern.test(slotKey))
  return Promise.all(
    slots.map(async (slot) => {
      const jobs = (await listJobKeys(store, slot)).map((key) => findNamed(store, key, ['jobs']))
      const [first, ...corrected] = (await Promise.all(jobs)).flat()
      const job = [first, ...corrected].find((one) => getLoss({ ...slot, job: one }) === '')
      return { ...slot, job: job ?? first }
    }),
  )
}

/** The job's own key, and those of corrected bookings of its visit, which share the slot. */
async function listJobKeys(store: ReadingStore, { jobKey, visit }: Slot): Promise<string[]> {
  if (visit === '') return [jobKey]
  const time = encodeTime(decodeTime(visit))
  const next = Object.keys(await store.list('jobs', time, VISIT_JOBS_MAX))
  return [...new Set([jobKey, ...next.filter((key) => key.startsWith(time))])]
}

/** Whether the window does not have its job, or has one that is to be confirmed by phone. */
export function isUnconfirmed(slot: Slot): boolean {
  return getLoss(slot) !== '' || slot.job?.isWithoutSlot === true
}

/** Why no crew comes in this window. '' if one does. */
function getLoss({ slotKey, job }: Slot): string {
  if (!job?.pickup) return 'no job'
  if (job.isCancelled) return 'cancelled'
  const { date, window } = job.pickup
  const start = [date, window?.start.replace(':', ''), job.locationId].join('-')
  return slotKey.startsWith(`${start}-`) ? '' : `moved to ${formatPickup(job.pickup)}`
}

/** A heading, and a line for each slot. */
export function describeDaySlots(id: LocationId, date: string, slots: readonly Slot[]): string {
  const heading = `${id}, ${formatFullDate(date)}: ${formatCount(slots.length, 'slot')} taken`
  const lines = slots.map((slot) => {
    const { slotKey, job, jobKey } = slot
    const [, hours, minutes] = /^.{11}(..)(..)/.exec(slotKey) ?? []
    const { reference = '', name = '', phone = '', flags = [], key = jobKey } = job ?? {}
    const notes = [getLoss(slot), ...flags].filter(Boolean).join('; ')
    const cells = [reference, name, phone, notes, key]
    return [formatTime(`${hours}:${minutes}`), ...cells.map((text) => safeLine(text, 60))]
  })
  return lines.length > 0 ? `${heading}\n${alignColumns(lines)}` : heading
}

/**
 * The slots that these jobs hold.
 * @param texts keys or references
 * @throws InvalidArgumentError for a job without a slot
 */
export async function findSlots(
  store: ReadingStore,
  slots: readonly Slot[],
  texts: readonly string[],
): Promise<Slot[]> {
  const found = texts.map(async (text) => {
    const jobKey = isRecordKey(text)
      ? text
      : pickOne(await findNamed(store, text, ['jobs']), text, 'pickup').key
    const own = slots.filter((slot) => slot.jobKey === jobKey || slot.job?.key === jobKey)
    if (own.length > 0) return own
    throw new InvalidArgumentError(`The job "${text}" has no slot. Nothing was changed.`)
  })
  return [...new Set((await Promise.all(found)).flat())]
}
