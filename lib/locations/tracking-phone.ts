import 'server-only'
import type { LocationId } from '@/lib/cities/locations'
import { isPhone } from '@/lib/forms/masks'
import { getStore } from '@/lib/store'

/** NNN-NNN-NNNN. @throws if the store does not answer, or has no valid phone */
export async function readTrackingPhone(id: LocationId, deadline: number): Promise<string> {
  const record = await (await getStore()).read('locations', id, deadline)
  const phone = record?.tracking_phone
  if (typeof phone !== 'string' || !isPhone(phone)) {
    throw new Error(`locations/${id} has no tracking_phone of the form NNN-NNN-NNNN`)
  }
  return phone
}
