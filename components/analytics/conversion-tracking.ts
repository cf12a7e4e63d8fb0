import { getPageSetting } from '@/components/ui/page-setting'
import { TAG_META } from '@/lib/analytics/tag-settings'
import { withGoogleTag } from './google-tag-loader'

/**
 * Prepares to track a conversion with hashed user data. The hashes exist only in the memory of the form's
 * page; without them the thank-you page tracks the conversion.
 * @returns a callback for after the answer; it tracks only a stored form
 */
export function prepareConversion(form: FormData): () => void {
  if (getPageSetting(TAG_META) === undefined) return () => {}
  // The page view has loaded this file: another one could come after the answer.
  const hashedUser = import('./google-tag')
    .then(({ hashUserData }) => hashUserData(form))
    .catch(() => undefined)
  return () => {
    void hashedUser.then((user) => user && withGoogleTag((tag) => tag.trackConversion(user)))
  }
}
