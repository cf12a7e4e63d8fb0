import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sanitizePathOrHost, pathOrHost } from '@/lib/analytics/attribution'
import { findConsentText, type ConsentText } from '@/lib/forms/consent'
import { CONSENT_FIELD, MARKETING_FIELD, readFields } from '@/lib/forms/form'
import * as stored from '@/lib/forms/stored-fields'

/** A record of `consents`, under the key of the lead or job: proof of who agreed to what, and when. */
export const ConsentSchema = z.strictObject({
  version: z.string().check(z.regex(/^[a-z]{2}-[0-9]+$/), z.maxLength(8)),
  /** SHA-256 of the words that the page showed, in hex. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Whether the box for marketing texts was ticked; to being called about the request everybody agrees. */
  marketing: z.boolean(),
  at: stored.instant,
  /** The path of the page with the form; '' where the browser does not tell. */
  page: pathOrHost,
})
export type Consent = z.infer<typeof ConsentSchema>

/**
 * The answer that counts of a request's first answer (`consents`) and a later, different one
 * (`consent_changes`): no tick wins, in any order.
 */
export function resolveConsent<Answer extends { marketing?: unknown }>(
  first: Answer | null | undefined,
  change: Answer | null | undefined,
): Answer | undefined {
  return [change, first].find((consent) => consent?.marketing === false) ?? first ?? undefined
}

/**
 * What the sender of a form agreed to; undefined where it does not say which words it showed: then
 * nobody can prove anything.
 */
export function createConsent(
  form: unknown,
  headers: Pick<Headers, 'get'>,
  now: Date,
): Consent | undefined {
  const fields = readFields(form, [CONSENT_FIELD, MARKETING_FIELD])
  const text = findConsentText(fields[CONSENT_FIELD])
  if (!text) return undefined
  const page = headers.get('referer') ?? ''
  return {
    version: text.version,
    hash: hashConsentText(text),
    marketing: fields[MARKETING_FIELD] !== '',
    at: stored.toInstant(now),
    page: URL.canParse(page) ? sanitizePathOrHost(new URL(page).pathname) : '',
  }
}

export function hashConsentText({ contact, offer, marketing }: ConsentText): string {
  return createHash('sha256').update(`${contact}\n${offer}\n${marketing}`).digest('hex')
}
