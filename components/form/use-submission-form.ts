'use client'

import {
  useActionState,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type SubmitEvent,
} from 'react'
import { prepareConversion } from '@/components/analytics/loaders'
import { FORM_READY_EVENT } from './memory/record'
import { afterPaint } from '@/components/ui/browser'
import { useTranslate } from '@/components/ui/use-translate'
import type { FormSchema } from '@/lib/forms/fields'
import {
  INITIAL_STATE,
  type FieldErrors,
  type FieldValues,
  type FormName,
  type FormState,
} from '@/lib/forms/form'
import type { Message, Sentence } from '@/lib/words/translate'
import { addAppCheckToken, prepareAppCheck } from './app-check'
import { readForm } from './controls'
import { sendAction, useSendingStore, type FormAction } from './sending'
import { useFormValidator } from './use-form-validator'

interface SubmissionFormOptions {
  formId: string
  name: FormName
  action: FormAction
  /** Imports the schema on demand, so that zod stays out of the first load. */
  loadSchema: (values: FieldValues) => Promise<FormSchema>
}

export interface FieldBinding {
  formId: string
  name: string
  label: string
  error: Message | undefined
  defaultValue: string | undefined
  onChange: (event: ChangeEvent<HTMLElement & { value: string }>) => void
}

export interface FormBinding<Name extends string> {
  formId: string
  values: FieldValues
  /** @param deps fields whose validity depends on this one */
  field: (name: Name, deps?: string[]) => FieldBinding
}

/** Before hydration the browser posts the form itself. After it, we validate and send it here. */
export function useSubmissionForm<Name extends string>(options: SubmissionFormOptions) {
  const { formId, name, loadSchema } = options
  const t = useTranslate()
  const [postedState, formAction] = useActionState(options.action, INITIAL_STATE)
  const [reply, setReply] = useState(postedState)
  const { status, errors } = reply
  // Most keystrokes change no error; with the same state React renders nothing.
  const setErrors = (found: FieldErrors) =>
    setReply((last) =>
      JSON.stringify(last.errors) === JSON.stringify(found) ? last : { ...last, errors: found },
    )
  const formRef = useRef<HTMLFormElement>(null)
  const { values } = postedState
  const validator = useFormValidator({
    readValues: () => (formRef.current ? readForm(formRef.current) : {}),
    loadSchema,
    onErrors: setErrors,
  })

  const { onSubmit, attempts, sendingStore } = useSending({
    action: options.action,
    validator,
    reply,
    setReply,
  })

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    form.dataset.ready = ''
    form.dispatchEvent(new Event(FORM_READY_EVENT, { bubbles: true }))
  }, [])

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [attempts])

  return {
    formId,
    status,
    errors,
    replyValues: reply.values,
    /** The posted answers, for a form that was sent without JavaScript. */
    values,
    sendingStore,
    findWrong: validator.findWrong,
    formProps: {
      ref: formRef,
      action: formAction,
      onSubmit,
      onFocus() {
        validator.preload()
        prepareAppCheck()
      },
      noValidate: true,
      // The form memory reads these (memory/typed.ts, memory/submission.ts).
      'data-form': name,
      'data-posted': postedState.status === 'start' ? undefined : '',
      'data-yes': t('Yes'),
    },
    field: (name: Name, label: Sentence, deps: string[] = []): FieldBinding => ({
      formId,
      name,
      label: t(label),
      error: errors[name],
      defaultValue: values[name],
      onChange: () => validator.onFieldChange([name, ...deps]),
    }),
  }
}

export type SubmissionFormControl = ReturnType<typeof useSubmissionForm<never>>

/** The value of an `alreadySent` status that leads to the page of the booked pickup. */
export const PICKUP_PATH_VALUE = 'pickupPath'

interface SendingOptions {
  action: FormAction
  validator: ReturnType<typeof useFormValidator>
  reply: FormState
  setReply: (reply: FormState) => void
}

function useSending({ action, validator, reply, setReply }: SendingOptions) {
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0)
  const sendingStore = useSendingStore()
  /** Set once we have asked the visitor about a second request. */
  const isAskedRef = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    // Clearing the errors would move the page, so they stay until the next check.
    if (reply.status !== 'start') setReply({ ...reply, status: 'start' })
    const form = event.currentTarget
    const data = new FormData(form)
    await afterPaint()
    if (await mayBeSent(form.dataset)) {
      if (Object.keys(reply.errors).length > 0) setReply({ ...reply, status: 'start', errors: {} })
      const next = await send(data)
      // The browser is loading the thank-you page.
      if (!next) return
      setReply(next)
      validator.setServerErrors(next.errors)
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
    setReply({ status: 'alreadySent', values: { [PICKUP_PATH_VALUE]: pickupPath }, errors: {} })
    return false
  }

  /** @returns undefined for a stored request */
  async function send(data: FormData): Promise<FormState | undefined> {
    await addAppCheckToken(data)
    const trackConversion = prepareConversion(data)
    const next = await sendAction(action, data)
    if (!next || next.status === 'unknown') trackConversion()
    // The back/forward cache may show this page again.
    if (!next) isAskedRef.current = false
    return next
  }

  return { onSubmit, attempts, sendingStore }
}
