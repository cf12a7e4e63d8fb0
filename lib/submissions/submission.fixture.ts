import { NONCE_FIELD } from '@/lib/forms/form'
import { newNonce } from './push-id.fixture'
import { save } from './submission'

export const SENT = { name: 'Mary Smith', phone: '416-555-0142', message: 'Two rooms' }
export const ADDRESS = '203.0.113.7'

/** Sends a form with these hidden fields; a visit of its own where no nonce is given. */
export function send(hidden: Record<string, string> = {}, sent: object = SENT) {
  const form = new FormData()
  const fields = { [NONCE_FIELD]: newNonce(Date.now()), ...hidden }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return save(form, new Headers({ 'x-forwarded-for': ADDRESS, 'x-vercel-id': 'iad1::x' }), {
    list: 'leads',
    sent,
    record: ({ ip }) => ({ ...sent, location_id: 'toronto', ip_address: ip }),
    beside: { move_details: { packing: true } },
  })
}
