import { useReducer, useRef, type SubmitEvent } from 'react'
import { prepareConversion } from '@/components/analytics/conversion-tracking'
import { afterPaint } from '@/components/ui/scheduling'
import { useTranslate } from '@/components/ui/use-translate'
import { IDEMPOTENCY_KEY_FIELD, type FormState } from '@/lib/forms/form'
import { addAppCheckToken } from './app-check'
import { readForm } from './form-values'
import { sendAction, type FormAction } from './send-action'
import type { saveSentAnswers } from './sent-answers'
import { isSentAgain, readSentRequest } from './sent-request'
import { useSendingStore } from './submit-button'
import { PICKUP_PATH_KEY, readTabStorage, type DraftKey } from './tab-storage'
import type { useFormValidator } from './use-form-validator'

interface SendingOptions {
  draftKey: DraftKey
  action: FormAction
  validator: ReturnType<typeof useFormValidator>
  /** To the last submission. */
  answer: FormState
  setAnswer: (answer: FormState) => void
}

/** Validates the form and sends it, once at a time. */
export function useSending(options: SendingOptions) {
  const { draftKey, validator, answer, setAnswer } = options
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0)
  const sendingStore = useSendingStore()
  const yes = useTranslate()('Yes')
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
        if (Object.keys(answer.errors).length > 0)
          setAnswer({ ...answer, status: 'start', errors: {} })
        await addAppCheckToken(data)
        const trackConversion = prepareConversion(data)
        const reply = await sendAction(options.action, data)
        if (!reply || reply.status === 'unknown') trackConversion()
        if (!reply) {
          // The back/forward cache may show this page again.
          isAskedRef.current = false
          return keepSentAnswers(draftKey, form, data, yes)
        }
        setAnswer(reply)
        validator.setServerErrors(reply.errors)
      }
    }
    countAttempt()
    sendingStore.setSending(false)
  }

  return { onSubmit, attempts, sendingStore }
}

/** For the thank-you page. The module was loaded on the form's first focus. */
function keepSentAnswers(...sent: Parameters<typeof saveSentAnswers>): void {
  import('./draft').then(
    ({ saveSentAnswers }) => saveSentAnswers(...sent),
    () => undefined,
  )
}
