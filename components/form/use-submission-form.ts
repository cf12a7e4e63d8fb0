'use client'

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import {
  startTransition,
  useActionState,
  useEffect,
  useReducer,
  useRef,
  type ChangeEvent,
  type SubmitEvent,
} from 'react'
import { prepareConversion } from '@/components/analytics/conversion-tracking'
import { afterPaint } from '@/components/ui/scheduling'
import { readFields, INITIAL_STATE, type FieldValues, type FormState } from '@/lib/forms/form'
import type { FormSchema } from '@/lib/forms/form-schema'
import type { DraftName } from './draft-storage'
import { addAppCheckToken, prepareAppCheck } from './app-check'
import type { FieldChange, FieldChangeOptions } from './form-validator'
import { useSendingStore } from './sending-store'
import { createSubmissionFormState, reduceSubmissionForm } from './submission-form-state'
import { useDraft } from './use-draft'
import { useFormValidator } from './use-form-validator'
import { withTimeout } from './with-timeout'

/** The server answers within eight seconds (docs/architecture.md); a longer wait means a lost connection. */
const ACTION_TIMEOUT_MS = 12_000

type FormAction = (last: FormState, form: FormData) => Promise<FormState>

interface SubmissionOptions<Name extends string> {
  formId: string
  draftName: DraftName
  action: FormAction
  /** All fields that are read, in the order of the page. */
  fields: readonly string[]
  /** Fields that may be ticked more than once. */
  multiValueFields?: readonly string[]
  labels: Readonly<Record<Name, string>>
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
export function useSubmissionForm<Name extends string>(options: SubmissionOptions<Name>) {
  const { formId, fields, multiValueFields, labels } = options
  const [postedState, formAction] = useActionState(options.action, INITIAL_STATE)
  const [{ status, errors, attempts, answeredValues }, dispatch] = useReducer(
    reduceSubmissionForm,
    postedState,
    createSubmissionFormState,
  )
  const formRef = useRef<HTMLFormElement>(null)
  const draft = useDraft(formRef, options, postedState.status)
  const values = draft ?? postedState.values
  const sendingStore = useSendingStore()
  const readValues = (form: FormData) => readFields(form, fields, multiValueFields)
  const validator = useFormValidator({
    readValues: () => readValues(new FormData(formRef.current ?? undefined)),
    loadSchema: options.loadSchema,
    onErrors: (found) => dispatch({ type: 'checked', errors: found }),
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingStore.isSending()) return
    sendingStore.setSending(true)
    if (status !== 'start') dispatch({ type: 'submitted' })
    const form = new FormData(event.currentTarget)
    await afterPaint()
    if (await validator.validate(readValues(form))) {
      dispatch({ type: 'checked', errors: {} })
      await addAppCheckToken(form)
      const keepAnswers = () => keepSentAnswers(readValues(form), labels)
      const answer = await send(options.action, form, keepAnswers)
      dispatch({ type: 'answered', ...answer })
      validator.setServerErrors(answer.errors)
    }
    dispatch({ type: 'completed' })
    sendingStore.setSending(false)
  }

  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [attempts])

  return {
    formId,
    fields,
    status,
    errors,
    /** The values of the last answered submission. */
    answeredValues,
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
    field: (name: Name, changeOptions?: FieldChangeOptions): FieldBinding => ({
      formId,
      name,
      label: labels[name],
      error: errors[name],
      defaultValue: values[name],
      onChange: ({ target }) =>
        validator.onFieldChange({ name, value: target.value }, changeOptions),
    }),
  }
}

export type Submission = ReturnType<typeof useSubmissionForm<never>>

/** For the thank-you page. The module was loaded on the form's first focus. */
function keepSentAnswers(values: FieldValues, labels: Readonly<Record<string, string>>): void {
  import('./draft').then(
    ({ saveSentAnswers }) => saveSentAnswers(values, labels),
    () => undefined,
  )
}

/** Resolves with the server's answer; stays pending while the redirect loads the thank-you page. */
function send(action: FormAction, form: FormData, onStored: () => void): Promise<FormState> {
  const trackConversion = prepareConversion(form)
  return new Promise((resolve) => {
    startTransition(async () => {
      try {
        const answer = await withTimeout(action(INITIAL_STATE, form), ACTION_TIMEOUT_MS)
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
