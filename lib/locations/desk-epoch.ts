import 'server-only'
import { getAreaCity } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { STORE_TIMEOUT_MS, type Store, type StoredRecord } from '@/lib/store/store'

const toRecord = (value: StoredRecord[string] | undefined): StoredRecord =>
  typeof value === 'object' ? value : {}

/** Links and cookies of an earlier epoch do not open the desk. @throws Error if it is not a whole number */
export function getDeskEpoch(record: StoredRecord, areaKey: AreaKey): number {
  const epoch = toRecord(toRecord(record.areas)[areaKey]).desk_epoch ?? record.desk_epoch ?? 0
  if (Number.isInteger(epoch) && Number(epoch) >= 0) return Number(epoch)
  throw new Error(`desk_epoch of ${areaKey} must be a whole number, 0 or more`)
}

/** Bypasses every cache. @throws if the store does not reply, or has no such location */
export async function readDeskEpoch(store: Pick<Store, 'read'>, areaKey: AreaKey): Promise<number> {
  const { locationId } = getAreaCity(areaKey).city
  const record = await store.read('locations', locationId, Date.now() + STORE_TIMEOUT_MS)
  if (!record) throw new Error(`locations/${locationId} is missing`)
  return getDeskEpoch(record, areaKey)
}

/** Makes every link and cookie of the desk invalid. @throws Error if that is not certainly stored */
export async function closeDesk(store: Store, areaKey: AreaKey): Promise<void> {
  const { locationId } = getAreaCity(areaKey).city
  const epoch = (await readDeskEpoch(store, areaKey)) + 1
  const { status } = await store.transact(
    'locations',
    locationId,
    Date.now() + STORE_TIMEOUT_MS,
    (record) => {
      if (!record || getDeskEpoch(record, areaKey) >= epoch) return undefined
      const areas = toRecord(record.areas)
      const area = { ...toRecord(areas[areaKey]), desk_epoch: epoch }
      return { ...record, areas: { ...areas, [areaKey]: area } }
    },
  )
  if (status !== 'stored') throw new Error(`locations/${locationId} was ${status}`)
}
