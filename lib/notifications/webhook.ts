import { Webhook } from 'standardwebhooks'
import { post } from '@/lib/http/post'

const RESPONSE_TIMEOUT_MS = 5_000

/** Signs by https://www.standardwebhooks.com. @throws Error without personal data */
export function postSignedJson(
  url: string,
  secret: string,
  body: string,
  id: string,
): Promise<void> {
  const sentAt = new Date()
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, sentAt, body),
  }
  return post(url, headers, body, RESPONSE_TIMEOUT_MS)
}
