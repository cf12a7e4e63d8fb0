import 'server-only'
import { claimSlot, type SlotClaim } from '@/lib/locations/pickup-slots'
import type { Store } from '@/lib/store/store'
import type { Submission } from './read-submission'

const SLOT_TIMEOUT_MS = 1_500

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
