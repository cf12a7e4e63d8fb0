import { Webhook } from 'standardwebhooks'

const RESPONSE_TIMEOUT_MS = 5_000

/** Signs by https://www.standardwebhooks.com. @throws Error without personal data */
export async function postSignedJson(
  url: string,
  secret: string,
  body: string,
  id: string,
): Promise<void> {
  const sentAt = new Date()
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, sentAt, body),
    },
    body,
    // A redirect must not send personal data to another address.
    redirect: 'manual',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  })
  if (!ok) throw new Error(`it was answered ${status}`)
}
