import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { FieldValues, FormState } from '@/lib/forms/form'
import type { ChangeStatus } from '@/lib/submissions/settle-request'

/** After a change the page opens as it is then; any other answer keeps the form. For server actions alone. */
export async function answerChange(
  status: ChangeStatus,
  values: FieldValues,
  path: string,
): Promise<FormState> {
  if (status !== 'done') return { status, values, errors: {} }
  // A script opens the page itself: the router would keep parts of the old one.
  if ((await headers()).has('next-action')) return { status, values: { path }, errors: {} }
  redirect(path)
}
