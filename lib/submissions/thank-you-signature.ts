import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { env } from '@/lib/env'
import { getThankYouPath, type ThankYouParameters } from '@/lib/forms/thank-you'
import { isSameSecret } from '@/lib/http/secret'

const SIGNATURE_BYTES = 16
/** Without a configured key, signatures hold until the process ends. Bundles have modules of their own. */
const shared = globalThis as { thankYouSecret?: Buffer }
const getProcessSecret = () => (shared.thankYouSecret ??= randomBytes(32))

/** Adds the proof that this site stored the request; only then does the page show a pickup pass. */
export function signThankYou<Parameters extends ThankYouParameters>(
  parameters: Parameters,
): Parameters & { signature: string } {
  return { ...parameters, signature: createSignature(parameters) }
}

export function hasValidSignature(parameters: ThankYouParameters): boolean {
  return isSameSecret(parameters.signature ?? '', createSignature(parameters))
}

function createSignature(parameters: ThankYouParameters): string {
  return createHmac('sha256', env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? getProcessSecret())
    .update(getThankYouPath({ ...parameters, signature: '' }))
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url')
}
