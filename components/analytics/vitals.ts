import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { describeError, MAX_ERRORS } from '@/lib/analytics/browser-errors'
import { getPageType } from '@/lib/routing/page-type'
import { VITALS_PATH } from '@/lib/routing/api-paths'
import { roundVital } from '@/lib/analytics/vitals'
import type { Vitals } from '@/lib/analytics/vitals-report'

/**
 * Reports one page load to our own site when the page is first hidden: a phone may never show it again.
 * Later navigations of the router count for the loaded page, as in Chrome's own report.
 * @param path of the loaded page
 * @param uncaughtErrors may grow until the report
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
    // Cross-origin senders need a preflight for this type, and the server answers none.
    const body = new Blob([JSON.stringify(vitals)], { type: 'application/json' })
    navigator.sendBeacon(VITALS_PATH, body)
  }

  // All changes: the library's final report misses a tap that leaves the page.
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB])
    onMetric(recordMetric, { reportAllChanges: true })
  // The library listens on the window, where the capture phase starts: its last values are recorded.
  document.addEventListener('visibilitychange', sendReport)
}
