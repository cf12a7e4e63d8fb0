'use client'

import { useActionState, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import type { FormSchema } from '@/lib/forms/fields'
import { INITIAL_STATE, type FieldErrors, type FieldValues } from '@/lib/forms/form'
import type { Message, Sentence } from '@/lib/words/translate'
import { prepareAppCheck } from './app-check'
import { readForm } from './form-values'
import type { FormAction } from './send-action'
import type { DraftKey } from './tab-storage'
import { useDraft } from './use-draft'
import { useFormValidator } from './use-form-validator'
import { useSending } from './use-sending'

interface SubmissionFormOptions {
  formId: string
  draftKey: DraftKey
  action: FormAction
  /** Loads the schema of these values: zod stays out of the first download. */
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

/** What a group of fields needs of its form. */
export interface FormBinding<Name extends string> {
  formId: string
  values: FieldValues
  /** @param deps fields whose validity depends on this one */
  field: (name: Name, deps?: string[]) => FieldBinding
}

/**
 * Submits one form to its server action. Before hydration the browser posts the form itself; afterwards
 * the fields are validated here and sent to the same action.
 */
export function useSubmissionForm<Name extends string>(options: SubmissionFormOptions) {
  const { formId, draftKey, loadSchema } = options
  const t = useTranslate()
  const [postedState, formAction] = useActionState(options.action, INITIAL_STATE)
  const [answer, setAnswer] = useState(postedState)
  const { status, errors } = answer
  // Most keystrokes change no error: the same state renders nothing.
  const setErrors = (found: FieldErrors) =>
    setAnswer((last) =>
      JSON.stringify(last.errors) === JSON.stringify(found) ? last : { ...last, errors: found },
    )
  const formRef = useRef<HTMLFormElement>(null)
  const { draft, contact } = useDraft(formRef, draftKey, postedState.status)
  const values = draft ?? postedState.values
  const validator = useFormValidator({
    readValues: () => (formRef.current ? readForm(formRef.current) : {}),
    loadSchema,
    onErrors: setErrors,
  })

  const { onSubmit, attempts, sendingStore } = useSending({
    draftKey,
    action: options.action,
    validator,
    answer,
    setAnswer,
  })

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
    /** A button that offers what was typed into another form. */
    contact,
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
