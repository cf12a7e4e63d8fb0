export const CONVERSION_KINDS = ['lead', 'booking', 'call'] as const
export type ConversionKind = (typeof CONVERSION_KINDS)[number]

export interface TagSettings {
  /** `G-…` (Analytics), `AW-…` (Ads) or `GT-…` (Google tag). */
  ids: readonly string[]
  /** Conversion labels such as `AW-1/abc`. */
  ads: Partial<Record<ConversionKind, string>>
}
