import { FORM_NAMES } from '@/lib/forms/form'

/** The answers of each form stay in the tab's session storage until one of them is sent. */
export const DRAFT_KEYS = FORM_NAMES.map((form) => `draft-${form}` as const)
export type DraftKey = (typeof DRAFT_KEYS)[number]

/** Removed on every submit (submit-script.tsx), so it is never of an earlier request. */
export const SENT_KEY = 'sent'

/** The page of the pickup that this tab has booked last, for a visitor who comes back to the form. */
export const PICKUP_PATH_KEY = 'pickup'

type Key = DraftKey | typeof SENT_KEY | typeof PICKUP_PATH_KEY

/** '' without an entry, and where the browser denies storage. */
export function readTabStorage(key: Key): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** '' removes the entry. */
export function writeTabStorage(key: Key, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Full or denied: the forms work without it.
  }
}
