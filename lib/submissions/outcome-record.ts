import * as z from 'zod/mini'
import { CURRENCIES } from '@/lib/analytics/conversions'
import * as stored from '@/lib/forms/stored-fields'

export const MAX_VALUE = 1_000_000

/** A record of `outcomes`: what a won request is worth. */
export const OutcomeSchema = z.strictObject({
  value: z.number().check(z.minimum(0), z.maximum(MAX_VALUE)),
  currency: z.enum(Object.values(CURRENCIES)),
  /** When it was won, as far as known. */
  at: stored.instant,
})
export type Outcome = z.infer<typeof OutcomeSchema>

/** A record of `exported`: when a conversion was written in each format for Google Ads. */
export const ExportedSchema = z.strictObject({
  click: z.optional(stored.instant),
  enhanced: z.optional(stored.instant),
})
export type ExportFormat = keyof z.infer<typeof ExportedSchema>
