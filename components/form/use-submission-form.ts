'use client'

import { useActionState, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import type { FormSchema } from '@/lib/forms/fields'
import { INITIAL_STATE, type FieldErrors, type FieldValues, type FormName } from '@/lib/forms/form'
import type { Message, Sentence } from '@/lib/words/translate'
import { prepareAppCheck } from './app-check'
import { readForm } from './form-values'
import { FORM_READY_EVENT } from './memory/record'
import type { FormAction } from './send-action'
import { useFormValidator } from './use-form-validator'
import { useSending } from './use-sending'

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
  const [answer, setAnswer] = useState(postedState)
  const { status, errors } = answer
  // Most keystrokes change no error; with the same state React renders nothing.
  const setErrors = (found: FieldErrors) =>
    setAnswer((last) =>
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
    answer,
    setAnswer,
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
    answeredValues: answer.values,
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
