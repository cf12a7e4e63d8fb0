// Separate from vitals-report.ts, so that pages do not download zod.

/** Meta tag with the sampling rate, 0 to 1 (app/_shared/page-settings.tsx). */
export const VITALS_META = 'vitals-sample'

/** Whole milliseconds; thousandths for CLS, a score. */
export function roundVital(name: string, value: number): number {
  return name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value)
}
