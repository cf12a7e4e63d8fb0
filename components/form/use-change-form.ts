'use client'

import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { useActionState, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { withTimeout } from '@/components/ui/scheduling'
import type { FieldErrors, FieldValues } from '@/lib/forms/form'
import type { ChangeStatus } from '@/lib/submissions/settle-request'
import { useSendingStore } from './submit-button'

/** The server answers within ten seconds: three open the request, six change it. */
const ACTION_TIMEOUT_MS = 12_000

export interface ChangeState {
  status: 'start' | 'invalid' | 'outdated' | ChangeStatus
  /** `done`: the `path` to open, which a post without JavaScript is redirected to. */
  values: FieldValues
  errors: FieldErrors
}

export type ChangeAction = (last: ChangeState, form: FormData) => Promise<ChangeState>

const START: ChangeState = { status: 'start', values: {}, errors: {} }

/** Sends a form that changes a stored request, once at a time; the server alone validates it. */
export function useChangeForm(action: ChangeAction) {
  const [posted, formAction] = useActionState(action, START)
  const [answer, setAnswer] = useState(posted)
  const formRef = useRef<HTMLFormElement>(null)
  const sendingStore = useSendingStore()

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    const reply = await send(action, new FormData(event.currentTarget))
    // Stays sending while the browser loads the page.
    if (reply.status === 'done') return location.assign(reply.values.path ?? '')
    sendingStore.setSending(false)
    setAnswer(reply)
  }

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [answer])

  return { ...answer, sendingStore, formProps: { ref: formRef, action: formAction, onSubmit } }
}

export type ChangeFormControl = ReturnType<typeof useChangeForm>

async function send(action: ChangeAction, form: FormData): Promise<ChangeState> {
  try {
    return await withTimeout(action(START, form), ACTION_TIMEOUT_MS)
  } catch (error) {
    const isOutdated = unstable_isUnrecognizedActionError(error)
    return { ...START, status: isOutdated ? 'outdated' : 'unknown' }
  }
}
