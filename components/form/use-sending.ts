import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { startTransition, useReducer, useRef, type SubmitEvent } from 'react'
import { prepareConversion } from '@/components/analytics/conversion-tracking'
import { afterPaint, withTimeout } from '@/components/ui/scheduling'
import {
  IDEMPOTENCY_KEY_FIELD,
  INITIAL_STATE,
  type FieldErrors,
  type FormState,
} from '@/lib/forms/form'
import { addAppCheckToken } from './app-check'
import { readForm } from './form-values'
import { isSentAgain, readSentRequest } from './sent-request'
import { useSendingStore } from './submit-button'
import { PICKUP_PATH_KEY, readTabStorage, type DraftKey } from './tab-storage'
import type { useFormValidator } from './use-form-validator'

/** The server answers within six seconds (docs/architecture.md); a longer wait means a lost connection. */
const ACTION_TIMEOUT_MS = 12_000

export type FormAction = (last: FormState, form: FormData) => Promise<FormState>

interface SendingOptions {
  draftKey: DraftKey
  action: FormAction
  validator: ReturnType<typeof useFormValidator>
  /** To the last submission. */
  answer: FormState
  setAnswer: (answer: FormState) => void
  setErrors: (errors: FieldErrors) => void
}

/** Validates the form and sends it, once at a time. */
export function useSending(options: SendingOptions) {
  const { draftKey, validator, answer, setAnswer, setErrors } = options
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0)
  const sendingStore = useSendingStore()
  /** Set once the visitor was asked about a second request. */
  const isAskedRef = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    // The errors stay until the next check: clearing them would move the page.
    if (answer.status !== 'start') setAnswer({ ...answer, status: 'start' })
    const form = event.currentTarget
    const data = new FormData(form)
    const sent = readSentRequest(draftKey)
    const isRepeated = sent !== undefined && isSentAgain(sent, readForm(form, data))
    if (isRepeated) data.set(IDEMPOTENCY_KEY_FIELD, sent.idempotencyKey)
    await afterPaint()
    // The server recognizes what it has stored, also when the clock no longer allows it.
    if (isRepeated || (await validator.validate())) {
      if (sent && !isRepeated && !isAskedRef.current) {
        isAskedRef.current = true
        const path = draftKey === 'draft-pickup' ? readTabStorage(PICKUP_PATH_KEY) : ''
        setAnswer({ status: 'alreadySent', values: { [PICKUP_PATH_KEY]: path }, errors: {} })
      } else {
        setErrors({})
        await addAppCheckToken(data)
        await sendAndAnswer(form, data)
      }
    }
    countAttempt()
    sendingStore.setSending(false)
  }

  async function sendAndAnswer(form: HTMLFormElement, data: FormData) {
    const reply = await send(options.action, data, () => {
      // The back/forward cache may show this page again.
      isAskedRef.current = false
      keepSentAnswers(draftKey, form, data)
    })
    setAnswer(reply)
    validator.setServerErrors(reply.errors)
  }

  return { onSubmit, attempts, sendingStore }
}

/** For the thank-you page. The module was loaded on the form's first focus. */
function keepSentAnswers(key: DraftKey, form: HTMLFormElement, data: FormData): void {
  import('./draft').then(
    ({ saveSentAnswers }) => saveSentAnswers(key, form, data),
    () => undefined,
  )
}

/** Resolves with the server's answer; stays pending while the redirect loads the thank-you page. */
function send(action: FormAction, data: FormData, onStored: () => void): Promise<FormState> {
  const trackConversion = prepareConversion(data)
  return new Promise((resolve) => {
    startTransition(async () => {
      try {
        const answer = await withTimeout(action(INITIAL_STATE, data), ACTION_TIMEOUT_MS)
        resolve(answer)
      } catch (error) {
        trackConversion()
        // The browser opens the thank-you page itself; rethrown, the router would fetch it, too.
        if (isRedirectError(error)) return onStored()
        const isOutdated = unstable_isUnrecognizedActionError(error)
        resolve({ ...INITIAL_STATE, status: isOutdated ? 'outdated' : 'unknown' })
      }
    })
  })
}

function isRedirectError(error: unknown): boolean {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}
