import * as z from 'zod/mini'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { MESSAGE_MAX, NAME_MAX } from './masks'

// lib/database-rules reads these patterns and lengths.

/** 1 to `max` code points. */
export function boundedText(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max))
}

export const name = boundedText(NAME_MAX)
export const message = z.string().check(z.minLength(1), z.maxLength(MESSAGE_MAX))
export const phone = z.string().check(z.regex(/^\d{3}-\d{3}-\d{4}$/))
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isIsoDate))
/** ISO date and time to the second, UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/))
export const toInstant = (time: Date) => `${time.toISOString().slice(0, 19)}Z`
export const locationId = z.string().check(z.regex(/^[a-z-]+$/), z.maxLength(40))
export const cityKey = z.string().check(z.regex(/^[a-z-]+$/), z.maxLength(40))
/** IANA name. */
export const timeZone = z.string().check(z.regex(/^[A-Za-z_/]+$/), z.maxLength(40))
/** `T-4F7K` (lib/submissions/request-details.ts). */
export const reference = z.string().check(z.regex(/^[A-Z]-[2-9A-HJ-NP-Z]{4}$/))
/** 45 characters of IPv6, and an interface name. */
export const ip = z.string().check(z.maxLength(64))
