import { MARKETING_FIELD, type FieldValues } from '@/lib/forms/form'
import type { DraftKey } from './tab-storage'

/**
 * What a form sent from one entry of the browser's history. "Back" returns to that entry; a page opened
 * anew, maybe by the next person at this device, has another one.
 */
export interface SentRequest {
  values: FieldValues
  idempotencyKey: string
}

export function readSentRequest(key: DraftKey): SentRequest | undefined {
  return (history.state as Partial<Record<DraftKey, SentRequest>> | null)?.[key]
}

/** Whether the answers are those of the stored request. Its consent may still change. */
export function isSentAgain({ values }: SentRequest, answers: FieldValues): boolean {
  return Object.entries(answers).every(
    ([name, answer]) => name === MARKETING_FIELD || answer === values[name],
  )
}
