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
  /** The choice under "Privacy choices", or no by Global Privacy Control; missing if undecided. */
  advertising: z.optional(z.boolean()),
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

/**
 * Of the answers in `consents` and `consent_changes` a no wins, then a missing one.
 * @returns undefined if undecided
 */
export function resolveAdvertising(
  ...answers: ({ advertising?: unknown } | undefined)[]
): boolean | undefined {
  const choices = answers.flatMap((answer) => (answer ? [answer.advertising] : []))
  if (choices.includes(false)) return false
  return (choices.length > 0 && choices.every((choice) => choice === true)) || undefined
}

/** Undefined for an unknown consent version: it proves nothing. */
export function createConsent(
  meta: Pick<
    SubmissionMeta,
    'consentVersion' | 'hasMarketingConsent' | 'advertising' | 'referer' | 'now'
  >,
): Consent | undefined {
  const text = findConsentText(meta.consentVersion)
  if (!text) return undefined
  return {
    version: text.version,
    hash: hashConsentText(text),
    marketing: meta.hasMarketingConsent,
    ...(meta.advertising !== undefined && { advertising: meta.advertising }),
    at: stored.toInstant(meta.now),
    page: URL.canParse(meta.referer) ? sanitizePathOrHost(new URL(meta.referer).pathname) : '',
  }
}

export function hashConsentText({ contact, offer, marketing }: ConsentText): string {
  return createHash('sha256').update(`${contact}\n${offer}\n${marketing}`).digest('hex')
}
