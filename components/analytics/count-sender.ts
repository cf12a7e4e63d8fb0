import { tagMeta, withTag } from './with-tag'

/**
 * Gets ready to count a form together with who sent it, hashed, where they allow that. The hashes live in
 * memory only, and the thank-you page is another document as a rule: this counts from the form's page. In
 * all other cases the thank-you page counts.
 * @returns to be called once the form was answered; does nothing unless it was stored
 */
export function prepareCount(form: FormData): () => void {
  if (!tagMeta()) return () => {}
  const hashed = import('./user-data').then(({ hashUser }) => hashUser(form)).catch(() => undefined)
  return () => {
    void hashed.then((user) => user && withTag((tag) => tag.countSent(user)))
  }
}
