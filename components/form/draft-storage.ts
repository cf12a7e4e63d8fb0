/** The forms whose answers are kept in the tab's session storage until they are sent. */
export type DraftName = 'full' | 'short' | 'pickup'

export const getDraftKey = (name: DraftName) => `draft-${name}`

/** False also where the browser denies storage. */
export function hasDraft(name: DraftName): boolean {
  try {
    return sessionStorage.getItem(getDraftKey(name)) !== null
  } catch {
    return false
  }
}

export function removeDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(getDraftKey(name))
  } catch {
    // Denied: nothing was kept.
  }
}
