'use client'

import type { ReactNode } from 'react'
import { ChangeForm } from './change-form'
import { useChangeForm, type ChangeAction } from './use-change-form'

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
