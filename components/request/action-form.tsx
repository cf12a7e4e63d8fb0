'use client'

import type { ReactNode } from 'react'
import { ChangeForm } from '@/components/form/change-form'
import { useChangeForm, type ChangeAction } from '@/components/form/use-change-form'

interface Props {
  action: ChangeAction
  formId: string
  /** The form's accessible name. */
  name: string
  hidden: Readonly<Record<string, string>>
  submitLabel: string
  phone: string
  children?: ReactNode
}

/** A few fields and one button, which change a stored request. */
export function ActionForm({ action, ...props }: Props) {
  const form = useChangeForm(action)
  return <ChangeForm {...props} form={form} />
}
