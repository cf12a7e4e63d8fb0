import * as z from 'zod'
import { COUNTRY_NAMES } from '@/lib/business/regions'
import { getCity } from '@/lib/cities/cities'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { CITY_MAX, PROPERTY_TYPES, STREET_MAX, UNIT_MAX } from './booking-fields'
import { buildDescription, type Booking } from './booking-schema'
import * as stored from './stored-fields'

/** A record of the `jobs` list (docs/requirements.md, section 3). */
export const JobSchema = z.strictObject({
  brand_id: z.literal(1),
  cus_address: z.strictObject({
    street: stored.boundedText(STREET_MAX),
    unit: z.string().max(UNIT_MAX),
    city: stored.boundedText(CITY_MAX),
    state: z.string().regex(/^[A-Z]{2}$/),
    zip: z.string().regex(/^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)?$/),
    country: z.enum(COUNTRY_NAMES),
  }),
  cus_email: z.literal('Unavailable'),
  cus_name: stored.name,
  cus_phone: stored.phone,
  /** Of the pickup, by the city's clock: ISO date, and HH:MM in 24 hours. */
  date: stored.date,
  start_time: z.string().regex(/^\d{2}:00$/),
  end_time: z.string().regex(/^\d{2}:00$/),
  description: stored.message,
  ip_address: stored.ip,
  is_time_sensitive: z.boolean(),
  sensitive_reason: z.literal(''),
  job_status: z.literal('active'),
  property_type: z.enum(PROPERTY_TYPES),
  location_id: stored.locationId,
  type: z.literal('Full Service'),
})
export type Job = z.infer<typeof JobSchema>

/** The questions whose answers are in the job; every other answer is in its details. */
export const JOB_FIELDS = [
  'cityKey',
  'items',
  'load',
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

/** Whether the city's crew does not serve the region of the address. */
export function isOutsideArea({ cityKey, state }: Pick<Booking, 'cityKey' | 'state'>): boolean {
  return !getCity(cityKey).servedRegions.includes(state)
}

/** @throws ZodError for a booking that the booking schema has not checked */
export function createJob(booking: Booking, source: { ip: string }): Job {
  const window = parseTimeSlot(booking.timeSlot)
  return JobSchema.parse({
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
    cus_name: booking.name,
    cus_phone: booking.phone,
    date: booking.selectedDate,
    start_time: window?.start,
    end_time: window?.end,
    description: buildDescription(booking),
    ip_address: source.ip,
    is_time_sensitive: booking.isTimeSensitive === 'true',
    sensitive_reason: '',
    job_status: 'active',
    property_type: booking.propertyType,
    location_id: getCity(booking.cityKey).locationId,
    type: 'Full Service',
  })
}
