'use client'

import type { ReactNode } from 'react'
import type { Sentence } from '@/lib/words/translate'
import { ChangeNotice } from './change-notice'
import { ErrorSummary } from './error-summary'
import type { FormAction } from './send-action'
import { SubmitButton } from './submit-button'
import { useChangeForm } from './use-change-form'

interface Props {
  name: string
  /** The link and what the page shows, so that the server refuses a change of anything newer. */
  hidden: Readonly<Record<string, string>>
  submitLabel: string
  phone?: string
  labels?: Readonly<Record<string, Sentence>>
  notice?: ReactNode
  children?: ReactNode
}

export function ActionForm({
  action,
  formId,
  ...props
}: Props & { action: FormAction; formId: string }) {
  return <ChangeForm {...props} form={useChangeForm(action, formId)} />
}

export function ChangeForm({
  form,
  name,
  hidden,
  phone,
  ...props
}: Props & { form: ReturnType<typeof useChangeForm> }) {
  return (
    <form {...form.formProps} noValidate aria-label={name} className="grid gap-6">
      {props.notice ?? <ChangeNotice status={form.status} phone={phone} />}
      <ErrorSummary formId={form.formId} errors={form.errors} labels={props.labels} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {props.children}
      <SubmitButton label={props.submitLabel} sendingStore={form.sendingStore} phone={phone} />
    </form>
  )
}
