import type { AreaKey } from '@/lib/cities/locations'
import type { Store } from '@/lib/store/store'
import {
  checkSlots,
  describeDaySlots,
  findSlots,
  freeSlots,
  isUnconfirmed,
  readSlots,
  type Slot,
} from './slots'

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
