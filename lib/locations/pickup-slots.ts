import 'server-only'
import type { LocationId } from '@/lib/cities/locations'
import {
  ARRIVAL_WINDOWS,
  formatWindowStart,
  parseTimeSlot,
  type ArrivalWindow,
} from '@/lib/dates/schedule'
import { getStore } from '@/lib/store'
import type { Store, StoredRecord } from '@/lib/store/store'
import type { LocationCalendar } from './location'

/** For pages: without an answer no window is full. */
export const SLOTS_TIMEOUT_MS = 1_500

export interface LimitedWindow {
  locationId: LocationId
  /** ISO date. */
  date: string
  window: ArrivalWindow
  jobsPerWindow: number
}

function createSlotKeys({ locationId, date, window, jobsPerWindow }: LimitedWindow): string[] {
  const start = window.start.replace(':', '')
  return Array.from({ length: jobsPerWindow }, (_, n) => {
    return `${date}-${start}-${locationId}-${String(n).padStart(2, '0')}`
  })
}

/** Undefined for a location without a limit. */
export function getLimitedWindow(
  locationId: LocationId,
  { jobsPerWindow }: LocationCalendar,
  { selectedDate: date, timeSlot }: { selectedDate: string; timeSlot: string },
): LimitedWindow | undefined {
  const window = parseTimeSlot(timeSlot)
  return window && jobsPerWindow !== undefined
    ? { locationId, date, window, jobsPerWindow }
    : undefined
}

/** withheld: a slot was free, but not for this client. */
export type SlotResult = 'taken' | 'last' | 'full' | 'withheld' | 'unavailable'

interface SlotJob {
  key: string
  /** The idempotency key; '' if unknown. A corrected booking of one visit is the same job. */
  visit: string
  now: number
  deadline: number
  /** Asked only where a slot is free. */
  mayTake: () => Promise<boolean>
  /** Receives what it may have created, by slot key. */
  created?: Map<string, StoredRecord>
}

/** Takes the first free slot for a job; a retry finds its own. Never throws. */
export function takeSlot(store: Store, limited: LimitedWindow, job: SlotJob): Promise<SlotResult> {
  return takeFreeSlot(store, limited, job).catch(() => 'unavailable')
}

async function takeFreeSlot(
  store: Store,
  limited: LimitedWindow,
  job: SlotJob,
): Promise<SlotResult> {
  const { key, visit, now, deadline, mayTake, created } = job
  const isOwn = (slot: StoredRecord | null) =>
    slot?.key === key || (visit !== '' && slot?.visit === visit)
  const slotKeys = createSlotKeys(limited)
  const slots = await Promise.all(slotKeys.map((slot) => store.read('slots', slot, deadline)))
  const ownNumber = slots.findIndex(isOwn)
  const [ownKey, own] = [slotKeys[ownNumber], slots[ownNumber]]
  if (ownKey && own) {
    const isKept = own.key === key || (await shareSlot(store, ownKey, own, deadline))
    return isKept ? 'taken' : takeFreeSlot(store, limited, job)
  }
  if (slots.every(Boolean)) return 'full'
  if (!(await mayTake())) return 'withheld'
  for (const [n, slotKey] of slotKeys.entries()) {
    if (slots[n]) continue
    const slot = { key, at: now, ...(visit && { visit }) }
    created?.set(slotKey, slot)
    const result = await store.createIfAbsent('slots', slotKey, slot, deadline)
    if (result.status !== 'stored') throw new Error(`slots/${slotKey} is ${result.status}`)
    if (result.record.key === key) return slots.slice(n + 1).every(Boolean) ? 'last' : 'taken'
    if (isOwn(result.record)) return takeFreeSlot(store, limited, job)
  }
  return 'full'
}

/**
 * Marks a slot on which a corrected booking stands, too, so that no change of the first one frees it.
 * @returns false if it must be read again @throws without an answer
 */
async function shareSlot(
  store: Store,
  slotKey: string,
  slot: StoredRecord,
  deadline: number,
): Promise<boolean> {
  if (slot.shared === true) return true
  const result = await store.replace('slots', slotKey, slot, { ...slot, shared: true }, deadline)
  if (result === 'refused' || result === 'unknown') throw new Error(`slots/${slotKey} is ${result}`)
  return result === 'replaced'
}

/** What a job holds of a window, by slot key. @throws if the store does not answer */
export async function readOwnSlots(
  store: Store,
  limited: LimitedWindow,
  { key, deadline }: Pick<SlotJob, 'key' | 'deadline'>,
): Promise<Map<string, StoredRecord>> {
  const slots = new Map<string, StoredRecord>()
  for (const slotKey of createSlotKeys(limited)) {
    const slot = await store.read('slots', slotKey, deadline)
    if (slot?.key === key) slots.set(slotKey, slot)
  }
  return slots
}

/**
 * Takes a slot for a job that is stored. One that an earlier try has left is renewed, so that nobody who
 * has read it before frees it. Never throws.
 */
export async function takeAnotherSlot(
  store: Store,
  limited: LimitedWindow,
  job: Omit<SlotJob, 'visit'>,
): Promise<SlotResult> {
  const own = await readOwnSlots(store, limited, job).catch(() => undefined)
  for (const [slotKey, slot] of own ?? []) {
    const renewed = { ...slot, at: job.now }
    const result = await store.replace('slots', slotKey, slot, renewed, job.deadline)
    if (result === 'replaced') return 'taken'
  }
  return own ? takeSlot(store, limited, { ...job, visit: '' }) : 'unavailable'
}

/** Frees slots only as they were read: one that was taken again meanwhile stays, as do shared ones. Never throws. */
export async function freeSlots(
  store: Store,
  slots: ReadonlyMap<string, StoredRecord>,
  deadline: number,
): Promise<void> {
  const own = [...slots].filter(([, slot]) => slot.shared !== true)
  await Promise.all(
    own.map(([slotKey, slot]) => store.replace('slots', slotKey, slot, null, deadline)),
  )
}

async function isFull(store: Store, limited: LimitedWindow, deadline: number): Promise<boolean> {
  const isTaken = async (slotKey: string) => (await store.read('slots', slotKey, deadline)) !== null
  // Slots are taken in order: while the last is free, the others need no read.
  const [last = '', ...others] = createSlotKeys(limited).reverse()
  if (!(await isTaken(last))) return false
  return (await Promise.all(others.map(isTaken))).every(Boolean)
}

/**
 * The full windows of these dates, from `formatWindowStart`.
 * @throws if the store does not answer
 */
export async function readFullWindows(
  store: Store,
  { dates, ...limit }: Pick<LimitedWindow, 'locationId' | 'jobsPerWindow'> & { dates: string[] },
  deadline: number,
): Promise<string[]> {
  const windows = dates.flatMap((date) => ARRIVAL_WINDOWS.map((window) => ({ date, window })))
  const full = await Promise.all(
    windows.map(async ({ date, window }) => {
      const isWindowFull = await isFull(store, { ...limit, date, window }, deadline)
      return isWindowFull ? [formatWindowStart(date, window)] : []
    }),
  )
  return full.flat()
}

/** Never throws; the result contains at least the window itself. */
export async function readFullWindowsOfDay(limited: LimitedWindow): Promise<string[]> {
  const { date, window, ...limit } = limited
  const start = formatWindowStart(date, window)
  try {
    const deadline = Date.now() + SLOTS_TIMEOUT_MS
    const full = await readFullWindows(await getStore(), { ...limit, dates: [date] }, deadline)
    return [...new Set([...full, start])]
  } catch {
    return [start]
  }
}
