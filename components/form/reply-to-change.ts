import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { FieldValues, FormState } from '@/lib/forms/form'

export const keepForm = (
  values: FieldValues,
  status: FormState['status'] = 'refused',
): FormState => ({ status, values, errors: {} })

/** Opens the page after a change; any other status keeps the form. Only server actions may call it. */
export async function replyToChange(
  status: FormState['status'],
  values: FieldValues,
  path: string,
): Promise<FormState> {
  if (status !== 'done') return keepForm(values, status)
  // A script opens the page itself, because the router would keep parts of the old one.
  if ((await headers()).has('next-action')) return { status, values: { path }, errors: {} }
  redirect(path)
}
