import * as z from 'zod'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { Booking } from './booking-schema'

export const phone = z.string().regex(/^\d{3}-\d{3}-\d{4}$/)
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isIsoDate)
/** ISO date and time to the second, UTC. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
export const toInstant = (time: Date) => `${time.toISOString().slice(0, 19)}Z`
/** `TR-4F7KM` (lib/requests/reference.ts). */
export const reference = z.string().regex(/^[A-Z]{2}-[A-Z\d]{5}$/)

/** The questions whose answers are in the job; every other answer is in its details. */
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
