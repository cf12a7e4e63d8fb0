import 'server-only'
import { ARRIVAL_WINDOWS, formatWindowStart } from '@/lib/dates/schedule'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { createSlotKeys, type LimitedWindow } from './slot-keys'

/** For pages: without an answer no window is full. */
export const SLOTS_TIMEOUT_MS = 1_500

export type SlotClaim = 'claimed' | 'last' | 'full'

/**
 * Claims the first free slot for a job; a retry finds its own.
 * @throws if the store does not answer
 */
export async function claimSlot(
  store: Store,
  limited: LimitedWindow,
  { key, now, deadline }: { key: string; now: number; deadline: number },
): Promise<SlotClaim> {
  const slotKeys = createSlotKeys(limited)
  const slots = await Promise.all(slotKeys.map((slot) => store.read('slots', slot, deadline)))
  if (slots.some((slot) => slot?.key === key)) return 'claimed'
  for (const [n, slotKey] of slotKeys.entries()) {
    if (slots[n]) continue
    const slot = await store.claim('slots', slotKey, { key, at: now }, deadline)
    if (slot.key === key) return slots.slice(n + 1).every(Boolean) ? 'last' : 'claimed'
  }
  return 'full'
}

/**
 * Whether other jobs hold all slots of a window.
 * @param key of a job that may hold one itself
 * @throws if the store does not answer
 */
export async function isFull(
  store: Store,
  limited: LimitedWindow,
  deadline: number,
  key?: string,
): Promise<boolean> {
  const isTaken = async (slotKey: string) => {
    const slot = await store.read('slots', slotKey, deadline)
    return slot !== null && slot.key !== key
  }
  // Slots are claimed in order: while the last is free, the others need no read.
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
