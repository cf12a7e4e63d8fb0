'use client'

import { useActionState, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { INITIAL_STATE } from '@/lib/forms/form'
import { sendAction, type FormAction } from './send-action'
import { useSendingStore } from './submit-button'

/** Sends a form that changes a stored request, once at a time; the server alone validates it. */
export function useChangeForm(action: FormAction) {
  const [posted, formAction] = useActionState(action, INITIAL_STATE)
  const [answer, setAnswer] = useState(posted)
  const formRef = useRef<HTMLFormElement>(null)
  const sendingStore = useSendingStore()

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    const reply = await sendAction(action, new FormData(event.currentTarget))
    // Stays sending while the browser loads the page.
    if (!reply) return
    if (reply.status === 'done') return location.assign(reply.values.path ?? '')
    sendingStore.setSending(false)
    setAnswer(reply)
  }

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [answer])

  return { ...answer, sendingStore, formProps: { ref: formRef, action: formAction, onSubmit } }
}
