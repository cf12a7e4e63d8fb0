import * as z from 'zod'
import { PROPERTY_TYPES } from '@/lib/business/junk'
import { COUNTRY_NAMES } from '@/lib/business/regions'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { EMAIL_MAX } from './email'
import { CITY_MAX, STREET_MAX, UNIT_MAX } from './line-mask'
import { isPhone, MESSAGE_MAX, NAME_MAX } from './masks'
import { LEAD_SOURCE } from './quote-fields'

const boundedText = (max: number) => z.string().min(1).max(max)
const locationId = z
  .string()
  .regex(/^[a-z-]+$/)
  .max(40)
/** IPv6 takes 45 characters, and an interface name may follow. */
const ip = z.string().max(64)

export const LeadSchema = z.strictObject({
  /** The time of sending by the city's clock: ISO date, and HH:MM in 24 hours. */
  date: z.string().refine(isIsoDate),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** `Unavailable` from the short form. */
  email: boundedText(EMAIL_MAX),
  phone: z.string().refine(isPhone),
  /** ZIP, or postal code in lower case without its space; '' from the short form. */
  zip: z.string().regex(/^(\d{5}|([a-z]\d){3})?$/),
  zipTo: z.string().regex(/^(\d{5}|([a-z]\d){3})?$/),
  source: z.literal(LEAD_SOURCE),
  brand_id: z.literal(1),
  status: z.literal('new'),
  type: z.literal('moving'),
  won_by: z.literal(''),
  location_id: locationId,
  name: boundedText(NAME_MAX),
  note_from_customer: boundedText(MESSAGE_MAX),
  ip_address: ip,
})
export type Lead = z.infer<typeof LeadSchema>

export const JobSchema = z.strictObject({
  brand_id: z.literal(1),
  cus_address: z.strictObject({
    street: boundedText(STREET_MAX),
    unit: z.string().max(UNIT_MAX),
    city: boundedText(CITY_MAX),
    state: z.string().regex(/^[A-Z]{2}$/),
    zip: z.string().regex(/^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)?$/),
    country: z.enum(COUNTRY_NAMES),
  }),
  cus_email: z.literal('Unavailable'),
  cus_name: boundedText(NAME_MAX),
  cus_phone: z.string().refine(isPhone),
  /** The pickup's day and window by the city's clock: ISO date, and HH:MM in 24 hours. */
  date: z.string().refine(isIsoDate),
  start_time: z.string().regex(/^\d{2}:00$/),
  end_time: z.string().regex(/^\d{2}:00$/),
  description: boundedText(MESSAGE_MAX),
  ip_address: ip,
  is_time_sensitive: z.boolean(),
  sensitive_reason: z.literal(''),
  job_status: z.literal('active'),
  property_type: z.enum(PROPERTY_TYPES),
  location_id: locationId,
  type: z.literal('Full Service'),
})
export type Job = z.infer<typeof JobSchema>
