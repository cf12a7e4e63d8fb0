import { TAG_META } from '@/lib/analytics/tag-settings'
import type * as Tag from './google-tag'

/** The meta tag that turns measurement on; null where it is off. */
export function getTagMeta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${TAG_META}"]`)
}

/** Loads the tag module where measurement is on, and passes it to the callback. */
export function withGoogleTag(callback: (tag: typeof Tag) => void): void {
  if (!getTagMeta()) return
  // A failed import (offline, new deployment) only loses this event.
  import('./google-tag').then(callback, () => undefined)
}
