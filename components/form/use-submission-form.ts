'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import {
  startTransition,
  useActionState,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type SubmitEvent,
} from 'react'
import { prepareConversion } from '@/components/analytics/conversion-tracking'
import { afterPaint, withTimeout } from '@/components/ui/scheduling'
import type { FormSchema } from '@/lib/forms/fields'
import { INITIAL_STATE, type FieldErrors, type FieldValues, type FormState } from '@/lib/forms/form'
import { addAppCheckToken, prepareAppCheck } from './app-check'
import type { FieldChange, FieldChangeOptions } from './form-validator'
import { readForm } from './form-values'
import { useSendingStore } from './submit-button'
import type { DraftKey } from './tab-storage'
import { useDraft } from './use-draft'
import { useFormValidator } from './use-form-validator'

/** The server answers within six seconds (docs/architecture.md); a longer wait means a lost connection. */
const ACTION_TIMEOUT_MS = 12_000

type FormAction = (last: FormState, form: FormData) => Promise<FormState>

interface SubmissionFormOptions {
  formId: string
  draftKey: DraftKey
  action: FormAction
  /** Loads the schema of these values: zod stays out of the first download. */
  loadSchema: (values: FieldValues) => Promise<FormSchema>
}

/** All props of one field. */
export interface FieldBinding {
  formId: string
  name: string
  label: string
  error: string | undefined
  defaultValue: string | undefined
  onChange: (event: ChangeEvent<HTMLElement & FieldChange>) => void
}

/** What a group of fields needs of its form. */
export interface FormBinding<Name extends string> {
  formId: string
  values: FieldValues
  field: (name: Name, options?: FieldChangeOptions) => FieldBinding
}

/**
 * Submits one form to its server action. Before hydration the browser posts the form itself; afterwards
 * the fields are validated here and sent to the same action.
 */
export function useSubmissionForm<Name extends string>(options: SubmissionFormOptions) {
  const { formId, draftKey, loadSchema } = options
  const [postedState, formAction] = useActionState(options.action, INITIAL_STATE)
  const [answer, setAnswer] = useState(postedState)
  const { status, errors } = answer
  // Most keystrokes change no error: the same state renders nothing.
  const setErrors = (found: FieldErrors) =>
    setAnswer((last) =>
      JSON.stringify(last.errors) === JSON.stringify(found) ? last : { ...last, errors: found },
    )
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0)
  const formRef = useRef<HTMLFormElement>(null)
  const draft = useDraft(formRef, draftKey, postedState.status)
  const values = draft ?? postedState.values
  const sendingStore = useSendingStore()
  const validator = useFormValidator({
    readValues: () => (formRef.current ? readForm(formRef.current) : {}),
    loadSchema,
    onErrors: (found) => setErrors(sortByPage(found, formRef.current)),
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    // The errors stay until the next check: clearing them would move the page.
    if (status !== 'start') setAnswer({ ...answer, status: 'start' })
    const form = event.currentTarget
    const data = new FormData(form)
    await afterPaint()
    if (await validator.validate()) {
      setErrors({})
      await addAppCheckToken(data)
      const reply = await send(options.action, data, () => keepSentAnswers(form, data))
      setAnswer(reply)
      validator.setServerErrors(reply.errors)
    }
    countAttempt()
    sendingStore.setSending(false)
  }

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [attempts])

  return {
    formId,
    status,
    errors,
    /** The values of the last answered submission. */
    answeredValues: answer.values,
    /** What the form shows again: posted without JavaScript, or typed earlier in this visit. */
    values,
    /** Another key mounts the fields again, with the values of the draft. */
    fieldsKey: draft ? 'draft' : 'page',
    sendingStore,
    formProps: {
      ref: formRef,
      action: formAction,
      onSubmit,
      onFocus() {
        validator.preload()
        prepareAppCheck()
      },
      noValidate: true,
    },
    field: (name: Name, label: string, changeOptions?: FieldChangeOptions): FieldBinding => ({
      formId,
      name,
      label,
      error: errors[name],
      defaultValue: values[name],
      onChange: ({ target }) =>
        validator.onFieldChange({ name, value: target.value }, changeOptions),
    }),
  }
}

export type SubmissionFormControl = ReturnType<typeof useSubmissionForm<never>>

/** The validator adds the error of a changed field at the end. */
function sortByPage(errors: FieldErrors, form: HTMLFormElement | null): FieldErrors {
  const names = form ? Object.keys(readForm(form)) : []
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)))
}

/** For the thank-you page. The module was loaded on the form's first focus. */
function keepSentAnswers(form: HTMLFormElement, data: FormData): void {
  import('./draft').then(
    ({ saveSentAnswers }) => saveSentAnswers(form, data),
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
        resolve({ status: isOutdated ? 'outdated' : 'unknown', values: {}, errors: {} })
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
