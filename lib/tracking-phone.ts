import 'server-only'
import type { LocationId } from './locations'
import { isPhone } from './masks'
import { getStore } from './store'

/**
 * Reads a location's tracking phone from the store, NNN-NNN-NNNN.
 * @throws when the store cannot tell, has no such location, or what it has is not a phone
 */
export async function readTrackingPhone(id: LocationId, deadline: number): Promise<string> {
  const record = await (await getStore()).read('locations', id, deadline)
  const phone = record?.tracking_phone
  if (typeof phone !== 'string' || !isPhone(phone)) {
    throw new Error(`locations/${id} has no tracking_phone of the form NNN-NNN-NNNN`)
  }
  return phone
}
