import { getPageSetting } from '@/components/ui/browser'
import { SPEED_META, TAG_META } from '@/lib/http/page-settings'
import { getChoices } from './choices-storage'
import type * as Tag from './google-tag'

/** @returns undefined when measurement is off; rejects if the import fails (offline, new deployment) */
function loadGoogleTag(): Promise<typeof Tag> | undefined {
  return getPageSetting(TAG_META) === undefined ? undefined : import('./google-tag')
}

/** Calls back with the tag when measurement is on. A failed import only loses this event. */
export function withGoogleTag(callback: (tag: typeof Tag) => void): void {
  loadGoogleTag()?.then(callback, () => undefined)
}

export function loadSpeedInsights(): void {
  if (getPageSetting(SPEED_META) === undefined || getChoices().measurement !== true) return
  // A failed import (offline, new deployment) only loses this page's figures.
  import('./speed-insights').then(
    ({ startSpeedInsights }) => startSpeedInsights(),
    () => undefined,
  )
}

/**
 * Hashes the user data for a conversion. The hashes exist only in the memory of the form's page; without
 * them the thank-you page tracks the conversion.
 * @returns a callback for after the reply; it tracks only a stored form
 */
export function prepareConversion(form: FormData): () => void {
  // The page view has already loaded this file. Another file might arrive only after the reply.
  const prepared = loadGoogleTag()
    ?.then(async (tag) => {
      const user = await tag.hashUserData(form)
      return () => user && tag.trackConversion(user)
    })
    .catch(() => undefined)
  return () => void prepared?.then((track) => track?.())
}
