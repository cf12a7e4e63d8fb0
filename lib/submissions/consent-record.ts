import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sanitizePathOrHost, pathOrHost } from '@/lib/analytics/attribution'
import { findConsentText, type ConsentText } from '@/lib/forms/consent'
import * as stored from '@/lib/forms/stored-fields'
import type { SubmissionMeta } from './read-submission'

export const ConsentSchema = z.strictObject({
  version: z.string().check(z.regex(/^[a-z]{2}-[0-9]+$/), z.maxLength(8)),
  /** SHA-256 of the consent text, in hex. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  marketing: z.boolean(),
  at: stored.instant,
  page: pathOrHost,
})
export type Consent = z.infer<typeof ConsentSchema>

/** The valid one of two answers, from `consents` and `consent_changes`: a missing tick wins. */
export function resolveConsent<Answer extends { marketing?: unknown }>(
  first: Answer | null | undefined,
  change: Answer | null | undefined,
): Answer | undefined {
  return [change, first].find((consent) => consent?.marketing === false) ?? first ?? undefined
}

/** Undefined for an unknown consent version: it proves nothing. */
export function createConsent(
  meta: Pick<SubmissionMeta, 'consentVersion' | 'hasMarketingConsent' | 'referer' | 'now'>,
): Consent | undefined {
  const text = findConsentText(meta.consentVersion)
  if (!text) return undefined
  return {
    version: text.version,
    hash: hashConsentText(text),
    marketing: meta.hasMarketingConsent,
    at: stored.toInstant(meta.now),
    page: URL.canParse(meta.referer) ? sanitizePathOrHost(new URL(meta.referer).pathname) : '',
  }
}

export function hashConsentText({ contact, offer, marketing }: ConsentText): string {
  return createHash('sha256').update(`${contact}\n${offer}\n${marketing}`).digest('hex')
}
