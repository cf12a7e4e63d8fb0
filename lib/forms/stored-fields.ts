import * as z from 'zod'
import type { Booking } from './booking-schema'

/** ISO date and time to the second, UTC. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
export const toInstant = (time: Date) => `${time.toISOString().slice(0, 19)}Z`

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
