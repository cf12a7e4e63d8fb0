'use client'

import { ChangeForm } from '@/components/form/change-form'
import { useChangeForm, type ChangeAction } from '@/components/form/use-change-form'

interface Props {
  action: ChangeAction
  hidden: Readonly<Record<string, string>>
  question: string
  submitLabel: string
  phone: string
}

/** One question and one button. */
export function CancelForm({ action, question, ...props }: Props) {
  const form = useChangeForm(action)
  return <ChangeForm {...props} form={form} formId="cancel" name={question} />
}
