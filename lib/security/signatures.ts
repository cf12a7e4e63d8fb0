import 'server-only'
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/env'
import { getThankYouPath, type ThankYouParameters } from '@/lib/forms/thank-you'
import { isSameSecret } from '@/lib/http/endpoint'

const CANARY_TOKEN_LIFETIME_MS = 10 * 60_000
/** 128 bits, in 22 characters of base64url. */
const SIGNATURE_BYTES = 16

/** `<epoch milliseconds>.<signature>` by CRON_SECRET, because the command may not have the site's key. */
export function createCanaryToken(now: number): string {
  return `${now}.${sign('canary', String(now), env.CRON_SECRET ?? '')}`
}

export function isValidCanaryToken(token: string, now: number): boolean {
  const time = Number(/^(\d{13})\./.exec(token)?.[1])
  if (!env.CRON_SECRET || !(Math.abs(now - time) <= CANARY_TOKEN_LIFETIME_MS)) return false
  return isSameSecret(token, createCanaryToken(time))
}

/** Proves that this site stored the request; the page shows a pickup pass only with this proof. */
export function signThankYou<Parameters extends ThankYouParameters>(parameters: Parameters) {
  return { ...parameters, signature: createThankYouSignature(parameters) }
}

export function hasValidSignature(parameters: ThankYouParameters): boolean {
  return isSameSecret(parameters.signature ?? '', createThankYouSignature(parameters))
}

function createThankYouSignature(parameters: ThankYouParameters): string {
  return sign('thank-you page', getThankYouPath({ ...parameters, signature: '' }))
}

const shared = globalThis as { signingSecret?: Buffer }

type Purpose =
  'booking link' | 'canary' | 'desk cookie' | 'desk link' | 'limits' | 'prices' | 'thank-you page'

/** One key for each purpose (RFC 5869), so that a signature serves no other purpose. */
export function deriveKey(purpose: Purpose, secret = getSigningSecret()): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** If no key is configured, signatures hold until the process ends. Bundles do not share modules. */
function getSigningSecret(): string | Buffer {
  return env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? (shared.signingSecret ??= randomBytes(32))
}

export function sign(purpose: Purpose, text: string, secret?: string): string {
  return createHmac('sha256', deriveKey(purpose, secret))
    .update(text)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url')
}
