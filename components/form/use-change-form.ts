'use client'

import { useActionState, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { INITIAL_STATE, type FieldValues } from '@/lib/forms/form'
import { sendAction, type FormAction } from './send-action'
import { useSendingStore } from './submit-button'
import type { FieldBinding } from './use-submission-form'

/** Sends a form, once at a time; only the server validates it. @param defaults what the fields show first */
export function useChangeForm(action: FormAction, formId: string, defaults: FieldValues = {}) {
  const [posted, formAction] = useActionState(action, INITIAL_STATE)
  const [answer, setAnswer] = useState(posted)
  const formRef = useRef<HTMLFormElement>(null)
  const sendingStore = useSendingStore()

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    const reply = await sendAction(
      action,
      new FormData(event.currentTarget, event.nativeEvent.submitter),
    )
    // It stays in the sending state while the browser loads the page.
    if (!reply) return
    if (reply.status === 'done') return location.assign(reply.values.path ?? '')
    sendingStore.setSending(false)
    // If the server did not reply, the values of its last reply stay.
    setAnswer({ ...reply, values: { ...answer.values, ...reply.values } })
  }

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [answer])

  const { status, errors } = answer
  const values = status === 'start' ? defaults : answer.values
  return {
    formId,
    status,
    errors,
    values,
    answeredValues: answer.values,
    sendingStore,
    formProps: { ref: formRef, action: formAction, onSubmit },
    field(name: string, label: string): FieldBinding {
      const [error, defaultValue] = [errors[name], values[name]]
      return { formId, name, label, error, defaultValue, onChange: () => undefined }
    },
  }
}
