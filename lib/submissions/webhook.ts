import { createHmac } from 'node:crypto'
import { isSameSecret } from '@/lib/http/secret'

/** How long the receiver may take to answer, in milliseconds: it should answer first and work then. */
const RESPONSE_TIMEOUT_MS = 5_000
/** How old a signature may be, or how far a clock may be ahead, in seconds. */
const SIGNATURE_LIFETIME_S = 300

export const SIGNATURE_HEADER = 'x-hometeam-signature'

/**
 * The signature of a body: `t=<seconds since the epoch>,v1=<HMAC-SHA256 of "t.body" in hex>`, as
 * Stripe and others sign theirs. The time is signed too, so that an old call cannot be played again.
 */
export function signBody(body: string, secret: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1_000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Whether a body was signed with the secret in the last five minutes: what a receiver does. */
export function isValidSignature(
  body: string,
  signature: string,
  secret: string,
  now: Date,
): boolean {
  const t = Number(/^t=(\d{1,12}),/.exec(signature)?.[1])
  if (!(Math.abs(now.getTime() / 1_000 - t) <= SIGNATURE_LIFETIME_S)) return false
  return isSameSecret(signature, signBody(body, secret, new Date(t * 1_000)))
}

/**
 * Sends one signed JSON body; the idempotency key lets the receiver know a repetition.
 * @throws Error saying why it was not taken, without a word of what was sent
 */
export async function postSignedJson(
  url: string,
  secret: string,
  body: string,
  idempotencyKey: string,
): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': idempotencyKey,
      [SIGNATURE_HEADER]: signBody(body, secret, new Date()),
    },
    body,
    // A lead goes to the address that was configured, and to no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  })
  if (!ok) throw new Error(`it was answered ${status}`)
}
