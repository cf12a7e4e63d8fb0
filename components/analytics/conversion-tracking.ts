import { getTagMeta, withGoogleTag } from './google-tag-loader'

/**
 * Gets ready to count a form together with who sent it, hashed, where they allow that. The hashes live in
 * memory only, and the thank-you page is another document as a rule: this counts from the form's page. In
 * all other cases the thank-you page counts.
 * @returns to be called once the form was answered; does nothing unless it was stored
 */
export function prepareConversion(form: FormData): () => void {
  if (!getTagMeta()) return () => {}
  const hashedUser = import('./user-data')
    .then(({ hashUserData }) => hashUserData(form))
    .catch(() => undefined)
  return () => {
    void hashedUser.then((user) => user && withGoogleTag((tag) => tag.trackConversion(user)))
  }
}
