import 'server-only'
import { env } from '@/lib/env'
import type { ListName, Store } from '@/lib/store/store'
import { makeFirstSlotClaim } from './rate-limiter'
import type { Submission } from './read-submission'
import { buildRelatedRecords } from './related-records'
import { findFormSuspicions, makeContentClaim } from './spam-checks'

/**
 * Claims content and rate limit slot with one write, which also stores the related records. It succeeds
 * if none of them exists, as for most requests. Never throws.
 * @returns undefined if the checks must be made one by one; they find what a lost answer has stored
 */
export async function claimTogether(
  store: Store,
  submission: Submission,
  key: string,
  deadline: number,
): Promise<{ areRelatedStored: boolean } | undefined> {
  const { meta, slot } = submission
  const { ip } = meta
  // App Check can make a request suspected, which is counted apart.
  if (env.APP_CHECK_MODE !== 'off' || ip === '') return undefined
  if (findFormSuspicions(meta).length > 0) return undefined
  const client = { ip, key, now: meta.now.getTime(), isSuspected: false }
  const claims = [makeContentClaim(submission, key), makeFirstSlotClaim(client)]
  // A full window would leave them without their job.
  const related = slot ? {} : buildRelatedRecords(submission, key, undefined)
  const news = Object.entries(related).map(([list, record]) => ({
    list: list as ListName,
    key,
    record,
  }))
  const isCreated = await store.createAll([...claims, ...news], deadline)
  return isCreated ? { areRelatedStored: !slot } : undefined
}
