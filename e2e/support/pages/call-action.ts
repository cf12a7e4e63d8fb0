import { makeClientIp } from './post-form'
import {
  mergeFields,
  postBody,
  type FormResponse,
  type Fields,
  type PlainForm,
} from '@/lib/monitoring/plain-form'

/**
 * Calls a form's action as the hydrated page does. React encodes the arguments: the state and a
 * reference to the form's fields.
 */
export async function callAction(
  form: PlainForm,
  fields: Fields,
  client: string = makeClientIp(),
  signal?: AbortSignal,
): Promise<FormResponse> {
  const body = new FormData()
  for (const [name, value] of mergeFields(form, fields)) body.append(`_1_${name}`, value)
  body.append('0', ACTION_ARGUMENTS)
  const requestHeaders = {
    accept: 'text/x-component',
    'next-action': getActionId(form),
    'x-forwarded-for': client,
  }
  const { headers, ...answer } = await postBody(form, body, requestHeaders, signal)
  // Next's redirect of an action: `/thankyou?…;push`.
  return { ...answer, location: headers.get('x-action-redirect')?.split(';')[0] ?? '' }
}

/** The initial state of `useActionState`, and the form. */
export const ACTION_ARGUMENTS = '[{"status":"start","values":{},"errors":{}},"$K1"]'

/** Reads the action's id from the form's hidden field. */
export function getActionId({ hidden, url }: PlainForm): string {
  const id = /"id":"([0-9a-f]+)"/.exec(String(hidden))?.[1]
  if (!id) throw new Error(`The form of ${url} names no action`)
  return id
}
