import { waitUntil } from '@/lib/deadline'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

/** Shorter than the wait for the browser's validation. */
const TIMEOUT_MS = 2_000

let aheadMs = 0
let asked: Promise<unknown> | undefined

/** @param now the server's time in epoch milliseconds; anything else changes nothing */
export function setServerTime(now: unknown): void {
  if (Number(now) > 0) aheadMs = Number(now) - Date.now()
}

export const getServerTime = () => new Date(Date.now() + aheadMs)

/** Asks the server once. If it does not reply in time, we use the device's clock. */
export async function askServerTime(): Promise<Date> {
  const read = async () => {
    const reply = await fetch(BOOKING_CALENDAR_PATH)
    setServerTime(((await reply.json()) as { now?: unknown }).now)
  }
  asked ??= waitUntil(Date.now() + TIMEOUT_MS, read()).catch(() => undefined)
  await asked
  return getServerTime()
}
