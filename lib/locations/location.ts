import 'server-only'
import { createFailureAlert } from '@/lib/alerts/failure-alert'
import type { LocationId } from '@/lib/cities/locations'
import { logEvent } from '@/lib/log'
import { getStore } from '@/lib/store'
import { parseCalendar, parsePhone, type Location } from './location-record'

const alertOnInvalidCalendar = createFailureAlert(
  'a location has an invalid calendar value, which is ignored. Look for "location" in the log; `npm run locations` prints the values.',
  1,
)

/** @throws if the store does not answer, or has no valid phone */
export async function readLocation(id: LocationId, deadline: number): Promise<Location> {
  const record = await (await getStore()).read('locations', id, deadline)
  const phone = parsePhone(record)
  if (!record || phone === undefined) {
    throw new Error(`locations/${id} has no tracking_phone of the form NNN-NNN-NNNN`)
  }
  const { calendar, invalidFields } = parseCalendar(record)
  if (invalidFields.length > 0) {
    logEvent('location', { outcome: 'ignored', id, fields: invalidFields }, 'error')
    // Not awaited: a visitor may be waiting for this location.
    void alertOnInvalidCalendar()
  }
  return { phone, calendar }
}
