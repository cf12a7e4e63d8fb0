import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { describeError, MAX_ERRORS } from '@/lib/analytics/browser-errors'
import { getPageType } from '@/lib/routing/page-type'
import { VITALS_PATH } from '@/lib/routing/api-paths'
import { roundVital } from '@/lib/analytics/vitals'
import type { Vitals } from '@/lib/analytics/vitals-report'

/**
 * Measures a page load and tells our own site, once: when the page is first hidden, because a phone may
 * never show it again. What the router opens until then counts for the page that was loaded, which is
 * how Chrome's own report counts. Nobody imports this but `sampleLoad`.
 * @param path of the page that was loaded
 * @param uncaughtErrors errors that nothing caught; more may be added until then
 */
export function reportVitals(path: string, uncaughtErrors: readonly unknown[]): void {
  const vitals: Vitals = { page: getPageType(path), navigation: 'navigate' }

  function recordMetric({ name, value, navigationType }: Metric): void {
    vitals.navigation = navigationType
    vitals[name] = roundVital(name, value)
  }
  function sendReport(): void {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', sendReport)
    const errors = uncaughtErrors.flatMap(
      (uncaughtError) => describeError(uncaughtError, location.host) ?? [],
    )
    if (errors.length > 0) vitals.errors = errors.slice(0, MAX_ERRORS)
    // Other sites' pages cannot send this type without asking first, which nobody here answers.
    const body = new Blob([JSON.stringify(vitals)], { type: 'application/json' })
    navigator.sendBeacon(VITALS_PATH, body)
  }

  // All changes: of a tap that leaves the page, the library learns only after its own last report.
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB])
    onMetric(recordMetric, { reportAllChanges: true })
  // The library listens at the window, where the event arrives first: its last figures are in.
  document.addEventListener('visibilitychange', sendReport)
}
