import 'server-only'
import { createConsent, resolveConsent } from './consent-record'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import type { Submission, SubmissionMeta } from './read-submission'
import {
  DETAILS_LISTS,
  type RelatedRecords,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { createRequestDetails } from './request-details'

const RELATED_TIMEOUT_MS = 1_000

export function buildRelatedRecords(
  { meta, list, cityKey, details }: Submission,
  key: string,
  suspicions: readonly string[] | undefined,
): RelatedRecords {
  const records = {
    [DETAILS_LISTS[list]]: { ...details, ...createRequestDetails(cityKey, key) },
    attribution: meta.attribution,
    consents: createConsent(meta),
    suspicions: suspicions && { reasons: suspicions.join(), at: toInstant(meta.now) },
  }
  const definedEntries = Object.entries(records).filter(([, value]) => value !== undefined)
  return Object.fromEntries(definedEntries)
}

/** Logs failures, never throws. A changed answer goes to `consent_changes`. */
export async function storeRelatedRecords(
  store: Store,
  key: string,
  related: RelatedRecords,
  { requestId, deadline }: Pick<SubmissionMeta, 'requestId' | 'deadline'>,
): Promise<void> {
  const relatedDeadline = Math.min(Date.now() + RELATED_TIMEOUT_MS, deadline)
  const stored = await store.claimRelated(key, related, relatedDeadline)
  const lists = Object.keys(related) as (keyof RelatedRecords)[]
  const missing: string[] = lists.filter((list) => !stored[list])
  const { consents } = related
  if (consents && stored.consents && hasOtherAnswers(stored.consents, consents)) {
    const isKept = await storeConsentChange(store, key, stored.consents, consents, relatedDeadline)
    if (!isKept) missing.push('consent_changes')
  }
  if (missing.length > 0) {
    const fields = { request: requestId, outcome: 'missing', lists: missing, key }
    logEvent('related-records', fields, 'error')
  }
}

/** @returns false if it could not be stored, or an earlier change lacks a no of this one */
async function storeConsentChange(
  store: Store,
  key: string,
  first: StoredRecord,
  change: StoredRecord,
  deadline: number,
): Promise<boolean> {
  if ((await store.create('consent_changes', key, change, deadline)) !== 'stored') return false
  const kept = await store.read('consent_changes', key, deadline).catch(() => null)
  const valid = kept && resolveConsent(first, kept)
  return !!valid && !hasOtherAnswers(valid, resolveConsent(valid, change) ?? {})
}

function hasOtherAnswers(one: StoredRecord, other: StoredRecord): boolean {
  return one.marketing !== other.marketing || one.advertising !== other.advertising
}
