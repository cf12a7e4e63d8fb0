import { TAG_META } from '@/lib/analytics/tag-settings'
import type * as Tag from './google-tag'

/** The page's own word that visits are measured; null where they are not. */
export function getTagMeta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${TAG_META}"]`)
}

/** Hands the loader over, where visits are measured: pages load nothing of it otherwise. */
export function withGoogleTag(callback: (tag: typeof Tag) => void): void {
  if (!getTagMeta()) return
  // Offline or between two versions of the site: this once nothing is measured.
  import('./google-tag').then(callback, () => undefined)
}
