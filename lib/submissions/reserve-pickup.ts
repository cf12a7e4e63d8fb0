import 'server-only'
import { sendAlert } from '@/lib/monitoring/alert'
import { SITE_URL } from '@/lib/env'
import { runAfter } from '@/lib/http/run-after'
import { refreshFullWindows } from '@/lib/locations/cached-location'
import {
  reserveWindow,
  type LimitedWindow,
  type ReservationResult,
} from '@/lib/locations/reservations'
import { logEvent } from '@/lib/log'
import { countWindow, addDailyEntry, type LimitAttempt } from '@/lib/security/limits'
import type { Store } from '@/lib/store/store'

const ALERT_COUNT = 3
const ALERT_PERIOD_MS = 3_600_000
const FULL_WINDOWS_LIMIT = { max: 100 }
const TIMEOUT_MS = 10_000

interface ReservationAttempt extends LimitAttempt {
  key: string
  id: string
  replaced?: readonly string[]
  /** Its windows in 24 hours are counted; '' counts none. */
  ip: string
}

export async function reservePickup(
  store: Store,
  window: LimitedWindow,
  { ip, ...attempt }: ReservationAttempt,
): Promise<ReservationResult> {
  // A job counts once a day for its client, however often it moves.
  const mayTake = () => countWindow(store, ip, attempt.key, attempt)
  const reservation = await reserveWindow(store, window, { ...attempt, mayTake })
  if (reservation === 'last' || reservation === 'full')
    runAfter(() => refreshFullWindows(window.areaKey))
  if (reservation === 'last') runAfter(() => reportFullWindow(store, window, attempt.now))
  return reservation
}

async function reportFullWindow(store: Store, window: LimitedWindow, now: number): Promise<void> {
  const { areaKey, date } = window
  try {
    const memory = ['full-windows', areaKey] as const
    const attempt = { now, deadline: Date.now() + TIMEOUT_MS }
    const filled = await addDailyEntry(store, memory, window.key, FULL_WINDOWS_LIMIT, attempt)
    const times = Object.values(filled.holders).toSorted((a, b) => a - b)
    // A fourth window must not alert again.
    if (!filled.isNew || !isBurst(times) || isBurst(times.slice(0, -1))) return
    await sendAlert(
      `${SITE_URL}: ${ALERT_COUNT} arrival windows of ${areaKey} filled within an hour. If these are no customers, \`npm run locations -- --area ${areaKey} --free-day ${areaKey}=${date}\` frees them.`,
    )
  } catch (error) {
    logEvent('alert', { outcome: 'failed', reason: (error as Error).message }, 'error')
  }
}

function isBurst(times: readonly number[]): boolean {
  const [first = -Infinity, last = 0] = [times.at(-ALERT_COUNT), times.at(-1)]
  return last - first <= ALERT_PERIOD_MS
}
