import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sanitizePathOrHost, pathOrHost } from '@/lib/analytics/attribution'
import { findConsentText, type ConsentText } from '@/lib/forms/consent'
import * as stored from '@/lib/forms/stored-fields'
import type { StoredRecord } from '@/lib/store/store'
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

/**
 * The valid answer of `consents` and `consent_changes`: a missing tick wins, and `advertising` is that
 * of `resolveAdvertising`.
 */
export function resolveConsent(
  first: StoredRecord | null | undefined,
  change: StoredRecord | null | undefined,
): StoredRecord | undefined {
  const chosen = [change, first].find((consent) => consent?.marketing === false) ?? first
  if (!chosen) return undefined
  const advertising = resolveAdvertising(first, change)
  const consent = { ...chosen }
  delete consent.advertising
  return advertising === undefined ? consent : { ...consent, advertising }
}

/**
 * A no wins, then a missing answer. Staff may edit records: what is no boolean is a no.
 * @param first without a record it was not proved that the person was asked: no
 * @returns undefined if undecided
 */
export function resolveAdvertising(
  first: StoredRecord | null | undefined,
  change: StoredRecord | null | undefined,
): boolean | undefined {
  const answers: unknown[] = [first, ...(change ? [change] : [])]
  const choices = answers.map((answer) =>
    typeof answer === 'object' && answer !== null ? (answer as StoredRecord).advertising : false,
  )
  if (choices.some((choice) => choice !== undefined && choice !== true)) return false
  return choices.every((choice) => choice === true) || undefined
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
