import 'server-only'
import { claimSlot, isFull, type SlotClaim } from '@/lib/locations/pickup-slots'
import type { Store } from '@/lib/store/store'
import type { Submission } from './read-submission'
import { makeContentClaim } from './spam-checks'

const SLOT_TIMEOUT_MS = 1_500
const FULL_CHECK_TIMEOUT_MS = 750

export interface SlotDecision {
  action: 'accept' | 'alreadyStored' | 'full'
  /** Undefined where the window has no limit. */
  slot?: SlotClaim | 'unavailable' | undefined
}

/** A timed-out claim accepts the job: a lost job costs more than one too many. */
export async function decideBySlot(
  store: Store,
  { list, slot: limitedWindow, meta }: Submission,
  key: string,
): Promise<SlotDecision> {
  if (!limitedWindow) return { action: 'accept' }
  const deadline = Math.min(Date.now() + SLOT_TIMEOUT_MS, meta.deadline)
  try {
    if (await store.read(list, key, deadline)) return { action: 'alreadyStored' }
    const claim = { key, now: meta.now.getTime(), deadline }
    const slot = await claimSlot(store, limitedWindow, claim)
    return { action: slot === 'full' ? 'full' : 'accept', slot }
  } catch {
    return { action: 'accept', slot: 'unavailable' }
  }
}

/**
 * Whether the window was full before this job. It writes nothing, so that such a job does not use up the
 * client's limit. False for a job that is known already, and without an answer of the store.
 */
export async function isWindowFull(
  store: Store,
  submission: Submission,
  key: string,
): Promise<boolean> {
  const { list, slot: limitedWindow, meta } = submission
  if (!limitedWindow) return false
  const deadline = Math.min(Date.now() + FULL_CHECK_TIMEOUT_MS, meta.deadline)
  const { key: contentKey } = makeContentClaim(submission, key)
  const answers = Promise.all([
    isFull(store, limitedWindow, deadline, key),
    store.read(list, key, deadline),
    store.read('seen', contentKey, deadline),
  ])
  return answers.then(
    ([isTaken, record, content]) => isTaken && record === null && content === null,
    () => false,
  )
}
