import 'server-only'
import { sendAlert } from '@/lib/alerts/alert'
import { SITE_URL } from '@/lib/env'
import { refreshFullWindows } from '@/lib/locations/cached-location'
import { takeSlot, type LimitedWindow, type SlotResult } from '@/lib/locations/pickup-slots'
import { logEvent } from '@/lib/log'
import type { Store } from '@/lib/store/store'
import {
  createLimitEntry,
  dailyHash,
  takeSlotAllowance,
  type LimitRequest,
} from '@/lib/limits/rate-limits'
import type { Submission } from './read-submission'
import { runAfter } from '@/lib/deliveries/start-delivery'

const ALERT_COUNT = 3
const ALERT_PERIOD_MS = 3_600_000
const TIMEOUT_MS = 10_000

/** Undefined for a location without a limit. Never throws. */
export async function takePickupSlot(
  store: Store,
  { slot: window, idempotencyKey: visit, ip }: Submission,
  attempt: LimitRequest,
): Promise<SlotResult | undefined> {
  if (!window) return undefined
  const mayTake = () => takeSlotAllowance(store, ip, attempt)
  const slot = await takeSlot(store, window, { ...attempt, visit, mayTake })
  if (slot === 'last' || slot === 'full') runAfter(() => refreshFullWindows(window.locationId))
  if (slot === 'last') runAfter(() => reportFullWindow(store, window, attempt))
  return slot
}

/** Alerts when this is the third window of a location that filled within an hour. Never throws. */
async function reportFullWindow(
  store: Store,
  { locationId, date }: LimitedWindow,
  filled: LimitRequest,
): Promise<void> {
  try {
    const times = await addFullWindow(store, locationId, filled)
    // Once: the fourth would alert again.
    if (!isBurst(times) || isBurst(times.slice(0, -1))) return
    await sendAlert(
      `${SITE_URL}: ${ALERT_COUNT} arrival windows of ${locationId} filled within an hour. If these are no customers, \`npm run locations -- --free-day ${locationId}=${date}\` frees them.`,
    )
  } catch (error) {
    logEvent('alert', { outcome: 'failed', reason: (error as Error).message }, 'error')
  }
}

/** Takes the day's first free entry, whichever process took the others; returns the times of all so far. */
async function addFullWindow(
  store: Store,
  locationId: string,
  { key, now }: LimitRequest,
): Promise<number[]> {
  const hash = dailyHash('full-windows', locationId, now)
  const deadline = Date.now() + TIMEOUT_MS
  const times: number[] = []
  for (;;) {
    const entryKey = `${hash}-${String(times.length).padStart(2, '0')}`
    const entry = await createLimitEntry(store, entryKey, { key, at: now }, deadline)
    times.push(Number(entry.at))
    if (entry.key === key) return times
  }
}

function isBurst(times: readonly number[]): boolean {
  const [first = -Infinity, last = 0] = [times.at(-ALERT_COUNT), times.at(-1)]
  return last - first <= ALERT_PERIOD_MS
}
