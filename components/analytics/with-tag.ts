import { TAG_META } from '@/lib/analytics/tag-settings'
import type * as Tag from './tag'

/** The page's own word that visits are measured; null where they are not. */
export function tagMeta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${TAG_META}"]`)
}

/** Hands the loader over, where visits are measured: pages load nothing of it otherwise. */
export function withTag(act: (tag: typeof Tag) => void): void {
  if (!tagMeta()) return
  // Offline or between two versions of the site: this once nothing is measured.
  import('./tag').then(act, () => undefined)
}
