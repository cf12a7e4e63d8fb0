import { loadGoogleTag } from './google-tag-loader'

/**
 * Prepares to track a conversion with hashed user data. The hashes exist only in the memory of the form's
 * page; without them the thank-you page tracks the conversion.
 * @returns a callback for after the answer; it tracks only a stored form
 */
export function prepareConversion(form: FormData): () => void {
  // The page view has loaded this file: another one could come after the answer.
  const prepared = loadGoogleTag()
    ?.then(async (tag) => {
      const user = await tag.hashUserData(form)
      return () => user && tag.trackConversion(user)
    })
    .catch(() => undefined)
  return () => void prepared?.then((track) => track?.())
}
