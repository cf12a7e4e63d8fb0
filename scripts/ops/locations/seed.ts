import { LOCATION_IDS, SEED_LOCATIONS } from '@/lib/cities/locations'
import { ifAbsent, type Store } from '@/lib/store/store'
import { getStoreDeadline } from '@/scripts/ops/deadline'

export async function seedLocations(store: Store): Promise<void> {
  const existing = await store.list('locations')
  for (const id of LOCATION_IDS.filter((id) => !existing[id])) {
    const seed = SEED_LOCATIONS[id]
    const { status } = await store.transact('locations', id, getStoreDeadline(), ifAbsent(seed))
    console.log(`${id}: ${status}`)
    if (status !== 'stored') process.exitCode = 1
  }
}
