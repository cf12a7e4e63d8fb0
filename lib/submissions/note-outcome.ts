import 'server-only'
import { HOUR_MS } from '@/lib/dates/durations'
import { logEvent } from '@/lib/log'
import type { Request } from '@/lib/requests/request'
import { getStore } from '@/lib/store'
import {
  loadOutcome,
  OutcomeError,
  OutcomeSchema,
  type LostReason,
  type Outcome,
} from './outcome-record'
import { markAsCalled, markAsLost, markAsNotWon, markAsWon } from './outcomes'

export type OutcomeNote =
  | { what: 'called' | 'undo' }
  | { what: 'won'; value: number | undefined }
  | { what: 'lost'; why: LostReason }

/** Undefined where nothing is noted, or staff have edited it. @throws without an answer */
export async function readOutcome(key: string): Promise<Outcome | undefined> {
  return OutcomeSchema.safeParse(await loadOutcome(await getStore('ops'), key)).data
}

/** What the office has decided by its link within the hour. */
export function isUndoable(outcome: Outcome | undefined, now: Date): boolean {
  const isDecided = outcome?.won || outcome?.lost !== undefined
  const isRecent = now.getTime() - Date.parse(outcome?.at ?? '') < HOUR_MS
  return isDecided && outcome?.by === 'mail' && isRecent
}

/** Notes what became of a request, as the command does. Never throws. */
export async function noteOutcome(
  request: Request,
  note: OutcomeNote,
  now: Date,
): Promise<'done' | 'changedElsewhere' | 'unknown'> {
  const { list, key } = request
  try {
    await carryOut(request, note, now)
    logEvent('outcome', { outcome: 'done', what: note.what, list, key })
    return 'done'
  } catch (error) {
    // It is not any more what the page showed, or staff have entered more.
    const outcome = error instanceof OutcomeError ? 'changedElsewhere' : 'unknown'
    const { message: reason } = error as Error
    logEvent('outcome', { outcome, what: note.what, list, key, reason }, 'error')
    return outcome
  }
}

async function carryOut(request: Request, note: OutcomeNote, now: Date): Promise<string> {
  const store = await getStore('ops')
  switch (note.what) {
    case 'called':
      return markAsCalled(store, request, now, 'mail')
    case 'won':
      return markAsWon(store, request, { value: note.value }, now, 'mail')
    case 'lost':
      return markAsLost(store, request, note.why, now, 'mail')
    case 'undo':
      if (!isUndoable(await readOutcome(request.key), now))
        throw new OutcomeError('Its time is over, or another has decided it since.')
      return markAsNotWon(store, request, now, 'mail')
  }
}
