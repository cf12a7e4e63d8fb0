import { NONCE_FIELD } from '@/lib/forms/form'
import { createNonce } from './push-id.fixture'
import { saveSubmission } from './submission'

export const FORM_CONTENT = { name: 'Mary Smith', phone: '416-555-0142', message: 'Two rooms' }
export const CLIENT_IP = '203.0.113.7'

/** Sends a form with these hidden fields; a visit of its own where no nonce is given. */
export function sendSubmission(
  hidden: Record<string, string> = {},
  content: object = FORM_CONTENT,
) {
  const form = new FormData()
  const fields = { [NONCE_FIELD]: createNonce(Date.now()), ...hidden }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return saveSubmission(
    form,
    new Headers({ 'x-forwarded-for': CLIENT_IP, 'x-vercel-id': 'iad1::x' }),
    {
      list: 'leads',
      content,
      record: ({ ip }) => ({ ...content, location_id: 'toronto', ip_address: ip }),
      related: { move_details: { packing: true } },
    },
  )
}
