import type { FieldValues, FormName } from '@/lib/forms/form'

/** `useSubmissionForm` sends it once React handles the form's events. */
export const FORM_READY_EVENT = 'formready'

const STORAGE_KEY = 'forms'

export interface SentAnswer {
  name: string
  label: string
  answer: string
}

interface SentForm {
  form: FormName
  values: FieldValues
  idempotencyKey: string
  answers: SentAnswer[]
  /** The page's language, without the country: the thank-you page has none. */
  lang: string
}

export interface FormMemory {
  /** When the tab opened the site, in epoch milliseconds. */
  openedAt?: number
  /** All forms of the tab share this idempotency key. */
  key?: { text: string; madeAt: number }
  /** Unsent answers that differ from what the page itself shows first. */
  typed?: Partial<Record<FormName, FieldValues>>
  /** The last press of a submit button, until a thank-you page opens. */
  pending?: SentForm
  /** The request that was stored last. "Back" shows its values; a newly opened form drops them. */
  sent?: Omit<SentForm, 'values'> & {
    values?: FieldValues
    requestKey: string
    pickupPath: string
  }
}

/** Set when the browser refused to store it; it lasts as long as this page. */
let unstored: FormMemory | undefined

/** Empty for a new tab, and for a record that is not ours. */
export function readMemory(): FormMemory {
  if (unstored) return unstored
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '') as FormMemory | null) ?? {}
  } catch {
    return {}
  }
}

export function updateMemory(change: (memory: FormMemory) => FormMemory): void {
  const memory = change(readMemory())
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory))
    unstored = undefined
  } catch {
    unstored = memory
  }
}

/** Empty for another request, and when the form had another language than this page. */
export function readSentAnswers(requestKey: string): SentAnswer[] {
  const { sent } = readMemory()
  const isShown = sent && sent.requestKey === requestKey && sent.lang === getPageLanguage()
  return isShown ? sent.answers : []
}

export const getPageLanguage = () => document.documentElement.lang.slice(0, 2)
