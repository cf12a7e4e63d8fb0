import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { describeError, MAX_ERRORS } from '@/lib/analytics/browser-errors'
import { pageTypeOf } from '@/lib/routing/page-type'
import { VITALS_PATH } from '@/lib/routing/api-paths'
import { roundVital } from '@/lib/analytics/vitals'
import type { Vitals } from '@/lib/analytics/vitals-report'

/**
 * Measures a page load and tells our own site, once: when the page is first hidden, because a phone may
 * never show it again. What the router opens until then counts for the page that was loaded, which is
 * how Chrome's own report counts. Nobody imports this but `sampleLoad`.
 * @param path of the page that was loaded
 * @param thrown errors that nothing caught; more may be added until then
 */
export function measureLoad(path: string, thrown: readonly unknown[]): void {
  const load: Vitals = { page: pageTypeOf(path), navigation: 'navigate' }

  function note({ name, value, navigationType }: Metric): void {
    load.navigation = navigationType
    load[name] = roundVital(name, value)
  }
  function tell(): void {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    const errors = thrown.flatMap((one) => describeError(one, location.host) ?? [])
    if (errors.length > 0) load.errors = errors.slice(0, MAX_ERRORS)
    // Other sites' pages cannot send this type without asking first, which nobody here answers.
    const body = new Blob([JSON.stringify(load)], { type: 'application/json' })
    navigator.sendBeacon(VITALS_PATH, body)
  }

  // All changes: of a tap that leaves the page, the library learns only after its own last report.
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true })
  // The library listens at the window, where the event arrives first: its last figures are in.
  document.addEventListener('visibilitychange', tell)
}
