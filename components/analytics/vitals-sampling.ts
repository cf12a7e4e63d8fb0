import { runWhenPageIdle } from '@/components/ui/scheduling'
import { VITALS_META } from '@/lib/analytics/vitals'

/** Bounds the memory: a script may fail on every frame. */
const MAX_BUFFERED_ERRORS = 20

/** Measures a random sample of page loads; the module loads once the page is idle. @returns cleanup */
export function startVitalsSampling(): () => void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${VITALS_META}"]`)
  if (!meta || Math.random() >= Number(meta.content)) return () => {}
  // The router may navigate before the page is idle.
  const { pathname } = location
  const uncaughtErrors: unknown[] = []
  const bufferError = (uncaughtError: unknown) =>
    void (uncaughtErrors.length < MAX_BUFFERED_ERRORS && uncaughtErrors.push(uncaughtError))
  addEventListener('error', ({ error }) => bufferError(error))
  addEventListener('unhandledrejection', ({ reason }) => bufferError(reason))
  return runWhenPageIdle(() => {
    // A failed import (offline, new deployment) only loses this sample.
    import('./vitals').then(
      ({ reportVitals }) => reportVitals(pathname, uncaughtErrors),
      () => undefined,
    )
  })
}
