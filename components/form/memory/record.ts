import type { FieldValues, FormName } from '@/lib/forms/form'

/** A form sends this once React answers its events: `useSubmissionForm`. */
export const FORM_READY_EVENT = 'formready'

const STORAGE_KEY = 'forms'

export interface SentAnswer {
  name: string
  /** The question and its answer in the words of the page. */
  label: string
  answer: string
}

/** One submission, as the form sent it. */
interface SentForm {
  form: FormName
  values: FieldValues
  idempotencyKey: string
  answers: SentAnswer[]
  /** The page's language, without the country: the thank-you page has none. */
  lang: string
}

/** What one tab remembers of its forms. */
export interface FormMemory {
  /** Epoch milliseconds when the tab opened the site. */
  openedAt?: number
  /** One idempotency key for all forms of the tab. */
  key?: { text: string; madeAt: number }
  /** Unsent answers, without those that the page itself shows first. */
  typed?: Partial<Record<FormName, FieldValues>>
  /** The last press of a submit button, until a thank-you page opens. */
  pending?: SentForm
  /** The request that was stored last. "Back" shows its values; a form opened anew forgets them. */
  sent?: Omit<SentForm, 'values'> & {
    values?: FieldValues
    requestKey: string
    /** The customer's page of a booked pickup; '' for a quote. */
    pickupPath: string
  }
}

/** What the browser refused to store: this page alone remembers it. */
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

/** The sent answers of this request, if the page speaks the language of the form. */
export function readSentAnswers(requestKey: string): SentAnswer[] {
  const { sent } = readMemory()
  const isShown = sent && sent.requestKey === requestKey && sent.lang === getPageLanguage()
  return isShown ? sent.answers : []
}

export const getPageLanguage = () => document.documentElement.lang.slice(0, 2)
