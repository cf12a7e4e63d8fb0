import * as z from 'zod'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { MESSAGE_MAX, NAME_MAX } from './masks'

// Fields of stored records.

/** 1 to `max` code points. */
export const boundedText = (max: number) => z.string().min(1).max(max)

export const name = boundedText(NAME_MAX)
export const message = boundedText(MESSAGE_MAX)
export const phone = z.string().regex(/^\d{3}-\d{3}-\d{4}$/)
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isIsoDate)
/** ISO date and time to the second, UTC. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
export const toInstant = (time: Date) => `${time.toISOString().slice(0, 19)}Z`
export const locationId = z
  .string()
  .regex(/^[a-z-]+$/)
  .max(40)
/** `T-4F7K` (lib/submissions/details.ts). */
export const reference = z.string().regex(/^[A-Z]-[2-9A-HJ-NP-Z]{4}$/)
/** 45 characters of IPv6, and an interface name. */
export const ip = z.string().max(64)
