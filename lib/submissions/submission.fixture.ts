import { NextRequest } from 'next/server'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from './push-id.fixture'
import { readSubmission } from './read-submission'
import { saveSubmission } from './submission'

export const FORM_CONTENT = { name: 'Mary Smith', phone: '416-555-0142', message: 'Two rooms' }
export const CLIENT_IP = '203.0.113.7'

export function createRequest(headers: Record<string, string> = {}): NextRequest {
  return new NextRequest('https://site.example/', { headers })
}

/** Submits a lead with these hidden fields; the default nonce is unique. */
export function sendSubmission(
  hidden: Record<string, string> = {},
  content: object = FORM_CONTENT,
  isTooLate = false,
) {
  const form = new FormData()
  const fields = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()), ...hidden }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = createRequest({ 'x-forwarded-for': CLIENT_IP, 'x-vercel-id': 'iad1::x' })
  const { meta } = readSubmission(form, request, [])
  return saveSubmission({
    meta,
    isTooLate,
    list: 'leads',
    content,
    buildRecord: () => ({ ...content, location_id: 'toronto', ip_address: meta.ip }),
    cityKey: 'toronto',
    details: { packing: true },
  })
}
