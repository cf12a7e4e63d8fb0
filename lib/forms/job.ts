import { getCity } from '@/lib/cities/cities'
import { buildDescription, type Booking } from './booking-schema'
import { cutName } from './masks'

/** A record of `jobs` (docs/requirements.md, section 3); `readSubmission` adds the client's IP address. */
export function createJob(booking: Booking) {
  const [startTime = '', endTime = ''] = booking.timeSlot.split('-')
  return {
    brand_id: 1,
    cus_address: {
      street: booking.street,
      unit: booking.unit,
      city: booking.city,
      state: booking.state,
      zip: booking.zip,
      country: booking.countryName,
    },
    cus_email: 'Unavailable',
    cus_name: cutName(booking.name),
    cus_phone: booking.phone,
    date: booking.selectedDate,
    start_time: startTime,
    end_time: endTime,
    description: buildDescription(booking),
    is_time_sensitive: booking.isTimeSensitive === 'true',
    sensitive_reason: '',
    job_status: 'active',
    property_type: booking.propertyType,
    location_id: getCity(booking.cityKey).locationId,
    type: 'Full Service',
  }
}

/** The job holds these answers, its details the others. */
export const JOB_FIELDS = [
  'cityKey',
  'message',
  'selectedDate',
  'timeSlot',
  'isTimeSensitive',
  'propertyType',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'countryName',
  'name',
  'phone',
] as const satisfies (keyof Booking)[]
