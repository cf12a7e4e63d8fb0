import { getPageSetting } from '@/components/ui/page-setting'
import { TAG_META } from '@/lib/analytics/tag-settings'
import type * as Tag from './google-tag'

/** @returns undefined where measurement is off; rejects for a failed import (offline, new deployment) */
export function loadGoogleTag(): Promise<typeof Tag> | undefined {
  return getPageSetting(TAG_META) === undefined ? undefined : import('./google-tag')
}

/** Passes the tag to the callback where measurement is on. A failed import only loses this event. */
export function withGoogleTag(callback: (tag: typeof Tag) => void): void {
  loadGoogleTag()?.then(callback, () => undefined)
}
