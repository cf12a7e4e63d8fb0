import * as z from 'zod/mini'
import { CURRENCIES } from '@/lib/analytics/conversions'
import * as stored from '@/lib/forms/stored-fields'

export const MAX_VALUE = 1_000_000

/** The import files of Google Ads: by the ad's click, and by hashed contact data. */
export const EXPORT_FORMATS = ['click', 'enhanced'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A record of `outcomes`: whether a request became a job, and what it is worth. */
export const OutcomeSchema = z.strictObject({
  won: z.boolean(),
  value: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_VALUE))),
  currency: z.optional(z.enum(Object.values(CURRENCIES))),
  /** When that was decided, as far as known. */
  at: stored.instant,
  exported_click: z.optional(stored.instant),
  exported_enhanced: z.optional(stored.instant),
  /** When the person asked not to be reported: no export has it any more. */
  withheld: z.optional(stored.instant),
})
export type Outcome = z.infer<typeof OutcomeSchema>
