import { runWhenPageIdle } from '@/components/ui/scheduling'
import { VITALS_META } from '@/lib/analytics/vitals'

/** A script that fails at every frame must not fill the memory; some errors are other scripts'. */
const MAX_BUFFERED_ERRORS = 20

/**
 * Decides by chance whether this page load is measured, and then, once the page is idle, loads what
 * measures it: other loads fetch nothing of it. The browser keeps nothing. @returns what calls it off
 */
export function startVitalsSampling(): () => void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${VITALS_META}"]`)
  if (!meta || Math.random() >= Number(meta.content)) return () => {}
  // The router may have gone on until the page is idle.
  const { pathname } = location
  const uncaughtErrors: unknown[] = []
  const bufferError = (uncaughtError: unknown) =>
    void (uncaughtErrors.length < MAX_BUFFERED_ERRORS && uncaughtErrors.push(uncaughtError))
  addEventListener('error', ({ error }) => bufferError(error))
  addEventListener('unhandledrejection', ({ reason }) => bufferError(reason))
  return runWhenPageIdle(() => {
    // Offline or between two versions of the site: this load is not measured.
    import('./vitals').then(
      ({ reportVitals }) => reportVitals(pathname, uncaughtErrors),
      () => undefined,
    )
  })
}
