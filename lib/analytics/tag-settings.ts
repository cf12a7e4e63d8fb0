/** A page says by this meta tag that visits are measured, and with which settings. */
export const TAG_META = 'google-tag'

/** What counts as a success: a quote asked for, a pickup booked, a number tapped. */
export const CONVERSION_KINDS = ['lead', 'booking', 'call'] as const
export type ConversionKind = (typeof CONVERSION_KINDS)[number]

export interface TagSettings {
  /** Of Google Analytics, Google Ads or a Google tag: `G-…`, `AW-…`, `GT-…`. */
  ids: readonly string[]
  /** What Google Ads calls a conversion (`AW-1/abc`), by what it counts. */
  ads: Partial<Record<ConversionKind, string>>
}
