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

/** The import files of Google Ads: by the ad's click, and by hashed contact data. */
export const EXPORT_FORMATS = ['click', 'enhanced'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A record of `exported`: when a conversion was written in each format for Google Ads. */
export const ExportedSchema = z.strictObject({
  click: z.optional(stored.instant),
  enhanced: z.optional(stored.instant),
  /** When the person asked not to be reported: no export has it any more. */
  withheld: z.optional(stored.instant),
}) satisfies z.ZodMiniType<Partial<Record<ExportFormat, string>>>
