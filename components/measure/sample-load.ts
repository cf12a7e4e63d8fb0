import { whenPageIdle } from '@/components/ui/page-idle'
import { VITALS_META } from '@/lib/vitals'

/**
 * Decides by chance whether this page load is measured, and then, once the page is idle, loads what
 * measures it: other loads fetch nothing of it. The browser keeps nothing. @returns what calls it off
 */
export function sampleLoad(): () => void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${VITALS_META}"]`)
  if (!meta || Math.random() >= Number(meta.content)) return () => {}
  // The router may have gone on until the page is idle.
  const { pathname } = location
  return whenPageIdle(() => {
    // Offline or between two versions of the site: this load is not measured.
    import('./vitals').then(
      ({ measureLoad }) => measureLoad(pathname),
      () => undefined,
    )
  })
}
