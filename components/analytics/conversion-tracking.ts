import { loadGoogleTag } from './google-tag-loader'

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
