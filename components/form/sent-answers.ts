import type { FieldValues } from '@/lib/forms/form'

/** Removed on every submit (lib/forms/submit-script.ts), so it is never of an earlier request. */
const SENT_KEY = 'sent'
const SHOWN_FIELDS = ['name', 'phone', 'email', 'street', 'unit', 'city', 'message']

type SentAnswer = [label: string, answer: string]

/** Keeps the masked answers, which are those that the server stored, for the thank-you page. */
export function saveSentAnswers(
  values: FieldValues,
  labels: Readonly<Record<string, string>>,
): void {
  const answers = SHOWN_FIELDS.flatMap((name): SentAnswer[] => {
    const [label, answer] = [labels[name], values[name]?.trim()]
    return label && answer ? [[label, answer]] : []
  })
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify(answers))
  } catch {
    // Storage may be full or denied; the thank-you page shows less.
  }
}

/** A text, because useSyncExternalStore compares by identity. */
export function readSentText(): string {
  try {
    return sessionStorage.getItem(SENT_KEY) ?? ''
  } catch {
    return ''
  }
}

export function parseSentAnswers(text: string): SentAnswer[] {
  return text ? (JSON.parse(text) as SentAnswer[]) : []
}
