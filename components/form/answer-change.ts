import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { FieldValues, FormState } from '@/lib/forms/form'

/** The form as it was sent, with a notice. */
export const keepForm = (
  values: FieldValues,
  status: FormState['status'] = 'refused',
): FormState => ({ status, values, errors: {} })

/** After a change the page opens as it is then; any other answer keeps the form. For server actions alone. */
export async function answerChange(
  status: FormState['status'],
  values: FieldValues,
  path: string,
): Promise<FormState> {
  if (status !== 'done') return keepForm(values, status)
  // A script opens the page itself: the router would keep parts of the old one.
  if ((await headers()).has('next-action')) return { status, values: { path }, errors: {} }
  redirect(path)
}
