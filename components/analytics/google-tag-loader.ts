import { getPageSetting } from '@/components/ui/page-setting'
import type * as Tag from './google-tag'
import { TAG_META } from '@/lib/http/page-settings'

/** @returns undefined when measurement is off; rejects if the import fails (offline, new deployment) */
export function loadGoogleTag(): Promise<typeof Tag> | undefined {
  return getPageSetting(TAG_META) === undefined ? undefined : import('./google-tag')
}

/** Calls back with the tag when measurement is on. A failed import only loses this event. */
export function withGoogleTag(callback: (tag: typeof Tag) => void): void {
  loadGoogleTag()?.then(callback, () => undefined)
}
