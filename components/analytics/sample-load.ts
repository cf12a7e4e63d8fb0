import { whenPageIdle } from '@/components/ui/page-idle'
import { VITALS_META } from '@/lib/analytics/vitals'

/** A script that fails at every frame must not fill the memory; some errors are other scripts'. */
const MAX_KEPT = 20

/**
 * Decides by chance whether this page load is measured, and then, once the page is idle, loads what
 * measures it: other loads fetch nothing of it. The browser keeps nothing. @returns what calls it off
 */
export function sampleLoad(): () => void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${VITALS_META}"]`)
  if (!meta || Math.random() >= Number(meta.content)) return () => {}
  // The router may have gone on until the page is idle.
  const { pathname } = location
  const thrown: unknown[] = []
  const keep = (one: unknown) => void (thrown.length < MAX_KEPT && thrown.push(one))
  addEventListener('error', ({ error }) => keep(error))
  addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  return whenPageIdle(() => {
    // Offline or between two versions of the site: this load is not measured.
    import('./vitals').then(
      ({ measureLoad }) => measureLoad(pathname, thrown),
      () => undefined,
    )
  })
}
