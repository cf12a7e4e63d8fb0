import 'server-only'
import pMap from 'p-map'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { getWallClock } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { addReminder } from '@/lib/notifications/reminder-mail'
import {
  getDeskDate,
  listDesk,
  removeFromDesk,
  saveToDesk,
  type DeskEntry,
} from '@/lib/requests/desk-index'
import { loadRow, type DeskRow } from '@/lib/requests/load-desk'
import { findRequest } from '@/lib/requests/load-request'
import type { Store } from '@/lib/store/store'

const MAX_CONCURRENT = 50

/** Staff edit requests by hand, so this corrects the open part of the index. @throws if the store fails */
export async function trimDesk(ops: Store, now: Date, deadline: number): Promise<void> {
  for (const areaKey of AREA_KEYS) {
    const settleInTime = async (entry: DeskEntry) => {
      if (Date.now() < deadline) await settle(ops, areaKey, entry, now)
    }
    await pMap(await listDesk(ops, areaKey), settleInTime, { concurrency: MAX_CONCURRENT })
  }
}

async function settle(ops: Store, areaKey: AreaKey, entry: DeskEntry, now: Date): Promise<void> {
  const row = await loadRow(ops, entry)
  // A move that was confirmed before there were reminders has none queued.
  if (env.SMTP_URL && row?.request.quote && row.request.isConfirmed)
    await addReminder(ops, row.request, now.getTime())
  if (!row) {
    await removeFromDesk(ops, areaKey, entry.key)
    // Its details may have moved it to another area since.
    const moved = await findRequest(ops, entry.key)
    if (moved) await saveToDesk(ops, moved, undefined, now)
  } else if (!isRight(entry, row, now)) await saveToDesk(ops, row.request, row.outcome, now)
}

function isRight(entry: DeskEntry, { request, waitsFor }: DeskRow, now: Date): boolean {
  const { city, pickup, isCancelled } = request
  const today = getWallClock(now, city?.timeZone ?? 'UTC').date
  const isOpen = waitsFor !== '' || (!isCancelled && entry.date >= today)
  const isSameTime =
    entry.date === getDeskDate(request) && entry.window === (pickup?.window?.start ?? '')
  return isOpen && isSameTime && entry.waitsFor === waitsFor
}
