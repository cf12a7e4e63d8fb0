/** What a page needs to measure itself: no schema here, so no zod in what it downloads. */

/** A page says by this meta tag which share of its loads is measured, up to 1. */
export const VITALS_META = 'vitals-sample'

/** A figure as it is told: whole milliseconds, but of the score CLS thousandths. */
export function roundVital(name: string, value: number): number {
  return name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value)
}
