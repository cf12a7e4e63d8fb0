import { getCity } from '@/lib/cities/cities'
import { buildDescription, type Booking, createBookingSchema } from './booking-schema'
import { cutName } from './masks'
import {
  findDayReason,
  formatWindowStart,
  parseTimeSlot,
  type BookingCalendar,
  type WallClock,
} from '@/lib/dates/schedule'
import type { Sentence } from '@/lib/words/translate'
import {
  FULL_WINDOWS_VALUE,
  listFields,
  OUTSIDE_AREA_FIELD,
  type FieldValues,
  type FormState,
} from './form'

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

export const BOOKING_FIELDS = [...listFields(createBookingSchema({})), OUTSIDE_AREA_FIELD] as const

/** The reply when the chosen window is full. @param calendar with the day's full windows, as far as known */
export function createWindowFullReply(
  values: FieldValues,
  clock: WallClock,
  calendar: BookingCalendar,
): FormState {
  const { selectedDate: date = '', timeSlot = '' } = values
  const chosen = parseTimeSlot(timeSlot)
  const full = new Set(calendar.fullWindows)
  if (chosen) full.add(formatWindowStart(date, chosen))
  const fullWindows = [...full]
  const text: Sentence = findDayReason(date, clock, { ...calendar, fullWindows })
    ? 'No windows are left that day. Choose another day'
    : 'That window is full. Choose one of the others'
  const answered = { ...values, [FULL_WINDOWS_VALUE]: fullWindows.join() }
  return { status: 'full', values: answered, errors: { timeSlot: { text } } }
}
