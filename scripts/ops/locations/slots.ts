import { InvalidArgumentError } from 'commander'
import { isCancelled } from '@/lib/business/outcomes'
import type { LocationId } from '@/lib/cities/locations'
import { formatFullDate, formatTime } from '@/lib/dates/format-dates'
import { listFlags } from '@/lib/notifications/request-flags'
import { safeLine } from '@/lib/notifications/safe-text'
import { readBoolean, readText } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import { isRecordKey } from '@/lib/submissions/record-key'
import { formatCount } from '@/scripts/ops/counts'
import { getContact } from '@/scripts/ops/leads/contact'
import { findNamed, pickOne, type FoundRequest } from '@/scripts/ops/leads/find-requests'
import { alignColumns, formatPickup } from '@/scripts/ops/leads/table'

type ReadingStore = Pick<Store, 'list' | 'read'>

export interface Slot {
  /** `2026-11-25-0900-toronto-00` */
  slotKey: string
  jobKey: string
}

export interface DaySlot extends Slot {
  /** Undefined if the list has no such job. */
  job: FoundRequest | undefined
}

export async function listSlots(store: ReadingStore, since?: string): Promise<Slot[]> {
  const slots = Object.entries(await store.list('slots', since))
  return slots.map(([slotKey, slot]) => ({ slotKey, jobKey: readText(slot, 'key') }))
}

/** Slots of a location's day by window, with their jobs. */
export async function readDaySlots(
  store: ReadingStore,
  id: LocationId,
  date: string,
): Promise<DaySlot[]> {
  const pattern = new RegExp(`^${date}-\\d{4}-${id}-\\d+$`)
  const slots = (await listSlots(store, date)).filter(({ slotKey }) => pattern.test(slotKey))
  return Promise.all(
    slots.map(async (slot) => {
      const [job] = await findNamed(store, slot.jobKey, ['jobs'])
      return { ...slot, job }
    }),
  )
}

/** Whether the window does not have its job, or has one that is to be confirmed by phone. */
export function isUnconfirmed(slot: DaySlot): boolean {
  return getLoss(slot) !== '' || readBoolean(slot.job?.details, 'confirm_by_phone') === true
}

/** Why no crew comes in this window. '' if one does. */
function getLoss({ slotKey, job }: DaySlot): string {
  if (!job) return 'no job'
  if (isCancelled(job.record)) return 'cancelled'
  const read = (field: string) => readText(job.record, field).replace(/:(?=\d\d$)/, '')
  const window = ['date', 'start_time', 'location_id'].map(read).join('-')
  return slotKey.startsWith(`${window}-`) ? '' : `moved to ${formatPickup(job.record)}`
}

/** A heading, and a line for each slot. */
export function describeDaySlots(id: LocationId, date: string, slots: readonly DaySlot[]): string {
  const heading = `${id}, ${formatFullDate(date)}: ${formatCount(slots.length, 'slot')} taken`
  const lines = slots.map((slot) => {
    const { slotKey, jobKey, job } = slot
    const [, hours, minutes] = /^.{11}(..)(..)/.exec(slotKey) ?? []
    const { name, phone } = getContact(job?.record ?? {})
    const notes = [getLoss(slot), ...listFlags(job?.details ?? {})].filter(Boolean).join('; ')
    const cells = [readText(job?.details, 'reference'), name, phone, notes, jobKey]
    return [formatTime(`${hours}:${minutes}`), ...cells.map((text) => safeLine(text, 60))]
  })
  return lines.length > 0 ? `${heading}\n${alignColumns(lines)}` : heading
}

/**
 * The slots that these jobs hold.
 * @param texts keys or references
 * @throws InvalidArgumentError for a job without a slot
 */
export async function findSlots<Found extends Slot>(
  store: ReadingStore,
  slots: readonly Found[],
  texts: readonly string[],
): Promise<Found[]> {
  const found = texts.map(async (text) => {
    const jobKey = isRecordKey(text)
      ? text
      : pickOne(await findNamed(store, text, ['jobs']), text, 'pickup').key
    const own = slots.filter((slot) => slot.jobKey === jobKey)
    if (own.length > 0) return own
    throw new InvalidArgumentError(`The job "${text}" has no slot. Nothing was changed.`)
  })
  return [...new Set((await Promise.all(found)).flat())]
}
