import {
  entriesOf,
  makeClientIp,
  send,
  type Answer,
  type Fields,
  type PostedForm,
} from './post-form'

/**
 * A form as the hydrated page sends it: the call of the action with the arguments that React encodes,
 * here the state and a reference to the form's fields (compared with what Chromium sends).
 */
export async function callAction(
  form: PostedForm,
  fields: Fields,
  client: string = makeClientIp(),
  signal?: AbortSignal,
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of entriesOf(form, fields)) body.append(`_1_${name}`, value)
  body.append('0', ACTION_ARGUMENTS)
  const requestHeaders = {
    accept: 'text/x-component',
    'next-action': getActionId(form),
    'x-forwarded-for': client,
  }
  const { headers, ...answer } = await send(form, body, requestHeaders, signal)
  // The framework's redirect of an action: `/thankyou?…;push`.
  return { ...answer, location: headers.get('x-action-redirect')?.split(';')[0] ?? '' }
}

/** The first answer to `useActionState`, and the form. */
export const ACTION_ARGUMENTS = '[{"status":"start","values":{},"errors":{}},"$K1"]'

/** The id of the form's action, out of its hidden reference. */
export function getActionId({ hidden, url }: PostedForm): string {
  const id = /"id":"([0-9a-f]+)"/.exec(String(hidden))?.[1]
  if (!id) throw new Error(`The form of ${url} names no action`)
  return id
}
