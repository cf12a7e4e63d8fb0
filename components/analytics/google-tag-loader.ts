import { getPageSetting } from '@/components/ui/page-setting'
import { TAG_META } from '@/lib/analytics/tag-settings'
import type * as Tag from './google-tag'

/** Loads the tag module where measurement is on, and passes it to the callback. */
export function withGoogleTag(callback: (tag: typeof Tag) => void): void {
  if (getPageSetting(TAG_META) === undefined) return
  // A failed import (offline, new deployment) only loses this event.
  import('./google-tag').then(callback, () => undefined)
}
