import { useReducer, useRef, type SubmitEvent } from 'react'
import { prepareConversion } from '@/components/analytics/conversion-tracking'
import { afterPaint } from '@/components/ui/scheduling'
import type { FormState } from '@/lib/forms/form'
import { addAppCheckToken } from './app-check'
import { sendAction, type FormAction } from './send-action'
import { useSendingStore } from './submit-button'
import type { useFormValidator } from './use-form-validator'

/** The value of an `alreadySent` status that leads to the page of the booked pickup. */
export const PICKUP_PATH_VALUE = 'pickupPath'

interface SendingOptions {
  action: FormAction
  validator: ReturnType<typeof useFormValidator>
  answer: FormState
  setAnswer: (answer: FormState) => void
}

export function useSending({ action, validator, answer, setAnswer }: SendingOptions) {
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0)
  const sendingStore = useSendingStore()
  /** Set once we have asked the visitor about a second request. */
  const isAskedRef = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    // Clearing the errors would move the page, so they stay until the next check.
    if (answer.status !== 'start') setAnswer({ ...answer, status: 'start' })
    const form = event.currentTarget
    const data = new FormData(form)
    await afterPaint()
    if (await mayBeSent(form.dataset)) {
      if (Object.keys(answer.errors).length > 0)
        setAnswer({ ...answer, status: 'start', errors: {} })
      const reply = await send(data)
      // The browser is loading the thank-you page.
      if (!reply) return
      setAnswer(reply)
      validator.setServerErrors(reply.errors)
    }
    countAttempt()
    sendingStore.setSending(false)
  }

  /** @param sent `same` or `other` if this tab has sent the form before (memory/submission.ts) */
  async function mayBeSent({ sent, pickupPath = '' }: DOMStringMap): Promise<boolean> {
    // The server recognizes a stored request, even when the clock no longer allows its time.
    if (sent === 'same') return true
    if (!(await validator.validate())) return false
    if (sent !== 'other' || isAskedRef.current) return true
    isAskedRef.current = true
    setAnswer({ status: 'alreadySent', values: { [PICKUP_PATH_VALUE]: pickupPath }, errors: {} })
    return false
  }

  /** @returns undefined for a stored request */
  async function send(data: FormData): Promise<FormState | undefined> {
    await addAppCheckToken(data)
    const trackConversion = prepareConversion(data)
    const reply = await sendAction(action, data)
    if (!reply || reply.status === 'unknown') trackConversion()
    // The back/forward cache may show this page again.
    if (!reply) isAskedRef.current = false
    return reply
  }

  return { onSubmit, attempts, sendingStore }
}
