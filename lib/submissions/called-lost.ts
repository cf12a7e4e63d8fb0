import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import {
  changeRecord,
  getDeadline,
  OutcomeError,
  saveOutcome,
  type Decider,
  type LostReason,
} from './outcome-record'
import { isWon, LOST_STATUS } from '@/lib/requests/won-records'

/** Counts a call that nobody answered; the same call within a minute, as by two taps, counts once. */
export async function markAsCalled(
  store: Store,
  { list, key }: Request,
  now: Date,
  by: Decider = 'command',
): Promise<string> {
  const earlier = await store.read('outcomes', key, getDeadline())
  const isRepeated = now.getTime() - Date.parse(readText(earlier ?? {}, 'called_at')) < 60_000
  const called = Number(earlier?.called ?? 0) + (isRepeated ? 0 : 1)
  await saveOutcome(store, key, { called, called_at: toInstant(now), by }, now)
  return `${list}/${key}: called ${called === 1 ? 'once' : `${called} times`}, no answer`
}

/**
 * Marks a request as lost. `--not-won` takes it back.
 * @throws OutcomeError before anything is written
 */
export async function markAsLost(
  store: Store,
  { list, key, record, pickup, isCancelled, reference }: Request,
  why: LostReason,
  now: Date,
  by: Decider = 'command',
): Promise<string> {
  if (isWon(record))
    throw new OutcomeError(`${list}/${key} is won. Nothing was changed: --not-won first.`)
  if (pickup && !isCancelled)
    throw new OutcomeError(
      `${list}/${key} is still booked. Nothing was changed: --cancel ${reference || key} first.`,
    )
  const status = readText(record, 'status')
  const lost = {
    won: false,
    lost: why,
    at: toInstant(now),
    by,
    value: null,
    currency: null,
  }
  const isNew = list === 'leads' && status !== LOST_STATUS
  const earlier = await store.read('outcomes', key, getDeadline())
  // Staff may have entered it before.
  const before = earlier?.lost === undefined && { before: { status } }
  await saveOutcome(store, key, { ...lost, ...(list === 'leads' && before) }, now)
  if (isNew) await changeRecord(store, list, key, { status: LOST_STATUS })
  return `${list}/${key}: lost (${why})`
}
