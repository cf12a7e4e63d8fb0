import 'server-only'
import pMap from 'p-map'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { getCity } from '@/lib/cities/cities'
import type { AreaKey } from '@/lib/cities/locations'
import { DAY_MS, HOUR_MS } from '@/lib/dates/durations'
import { logEvent } from '@/lib/log'
import { deliver, type Deliveries } from '@/lib/notifications/deliver'
import { sendDigest } from '@/lib/notifications/digest'
import { sendDayMail } from '@/lib/notifications/day-mail'
import {
  listDue,
  postpone,
  removeEntry,
  takeEntry,
  type OutboxEntry,
  type Queued,
  takeTurns,
} from '@/lib/notifications/outbox'
import { addReminder, getMorning } from '@/lib/notifications/reminder-mail'
import { saveToDesk } from '@/lib/requests/desk-index'
import { loadHeld } from '@/lib/requests/load-request'
import { waitUntil } from '@/lib/deadline'
import type { Store } from '@/lib/store/store'
import { settleRequest } from '@/lib/submissions/settle-request'

const MAX_CONCURRENT = 5
/** We pick the next entries from this many. */
const LISTED_MAX = 2_000
const MAX_ENTRIES = 200
const START_LIMIT_MS = 8_000
/** The function ends after 30 s (vercel.json) and may still have to send an alert. */
const RUN_LIMIT_MS = 24_000

export interface OutboxRun {
  done: number
  /** Entries that are due again later, still being sent, or not reached. */
  waiting: number
  /** The office's channels that are over an hour late, by name. */
  overdue: Record<string, number>
  /** Channels that we stopped retrying, by name. */
  gaveUp: Record<string, number>
}

/** A failed entry moves to a later time, so it blocks no other. @throws if the outbox cannot be read */
export async function runOutbox(ops: Store): Promise<OutboxRun> {
  const startedAt = Date.now()
  const deadline = startedAt + RUN_LIMIT_MS
  const listed = await waitUntil(deadline, listDue(ops, startedAt, LISTED_MAX))
  const due = takeTurns(listed).slice(0, MAX_ENTRIES)
  const run: OutboxRun = { done: 0, waiting: listed.length, overdue: {}, gaveUp: {} }
  const sendDigestOnce = createDigests(ops, listed)
  // Two tries of a request leave two entries. In sequence, the second sees what the first delivered.
  const requests = Map.groupBy(due, ({ entry: { list, key } }) => `${list}/${key}`).values()
  const carryOutInTurn = async (ofRequest: readonly Queued[]) => {
    for (const queued of ofRequest) {
      if (Date.now() > startedAt + START_LIMIT_MS) return
      const isDone = await carryOut(ops, queued, run, sendDigestOnce).catch((error: Error) => {
        logFailure(queued, error)
        return false
      })
      // Another run may be delivering this request.
      if (!isDone) return
      run.done++
      run.waiting--
    }
  }
  const sending = pMap(requests, carryOutInTurn, { concurrency: MAX_CONCURRENT })
  await waitUntil(deadline, sending).catch(() => undefined)
  return run
}

type SendDigest = (area: AreaKey) => ReturnType<typeof sendDigest>

function createDigests(ops: Store, listed: readonly Queued[]): SendDigest {
  const digests = new Map<AreaKey, ReturnType<typeof sendDigest>>()
  return (area) => {
    const entries = listed.map(({ entry }) => entry).filter(({ digest }) => digest === area)
    const digest = digests.get(area) ?? sendDigest(ops, area, entries)
    digests.set(area, digest)
    return digest
  }
}

/** True when the entry is done and removed. @throws if the store fails: a later run takes the entry again */
async function carryOut(
  ops: Store,
  queued: Queued,
  run: OutboxRun,
  sendDigestOnce: SendDigest,
): Promise<boolean> {
  if (!(await takeEntry(ops, queued))) return false
  const { entry } = queued
  const { undelivered, gaveUp, isDone, due } = await deliverEntry(ops, entry, sendDigestOnce).catch(
    (error: Error): Deliveries => {
      logFailure(queued, error)
      const undelivered = FOR_OFFICE.includes(entry.messageKind) ? ['email'] : []
      return { ...DONE, undelivered, isDone: false }
    },
  )
  const isLate = Date.parse(entry.at) < Date.now() - HOUR_MS
  for (const name of undelivered)
    if (isLate && name !== 'customer') run.overdue[name] = (run.overdue[name] ?? 0) + 1
  for (const name of gaveUp) run.gaveUp[name] = (run.gaveUp[name] ?? 0) + 1
  if (isDone) await removeEntry(ops, queued)
  else await postpone(ops, queued, due)
  return isDone
}

const FOR_OFFICE = ['day', 'held']
const DONE: Deliveries = { undelivered: [], gaveUp: [], isDone: true }

async function deliverEntry(
  ops: Store,
  entry: OutboxEntry,
  sendDigestOnce: SendDigest,
): Promise<Deliveries> {
  if (entry.messageKind === 'held') return deliverHeld(ops, entry, sendDigestOnce)
  if (entry.messageKind === 'day') {
    const outcome = await sendDayMail(ops, entry)
    return outcome === 'late' ? { ...DONE, gaveUp: ['email'] } : DONE
  }
  // A failed digest must not hold back the request's other channels.
  const due = entry.digest ? await sendDigestOnce(entry.digest).catch(() => undefined) : undefined
  const request = await settleRequest(ops, entry)
  if (!request) {
    if (entry.messageKind === 'request') await listHeld(ops, entry)
    return DONE
  }
  if (entry.messageKind === 'reminder' || entry.messageKind === 'thanks') {
    const cityKey = findRequestCityKey(request.cityKey, request.locationId)
    const morning = cityKey && getMorning(getCity(cityKey).timeZone, new Date())
    if (morning) return { ...DONE, isDone: false, due: morning }
    // If staff moved the pickup, it needs a reminder for its new day.
    await addReminder(ops, request)
  }
  return { ...(await deliver(ops, request, entry)), due }
}

async function deliverHeld(
  ops: Store,
  { key, at, digest }: OutboxEntry,
  sendDigestOnce: SendDigest,
): Promise<Deliveries> {
  const request = await loadHeld(ops, key)
  if (!request || !digest) return DONE
  await saveToDesk(ops, request)
  // After a day, the day mail lists it instead.
  if (Date.parse(at) < Date.now() - DAY_MS) return { ...DONE, gaveUp: ['email'] }
  const due = await sendDigestOnce(digest)
  return { ...DONE, isDone: due === undefined, due }
}

/** After an interrupted release the desk lists the held request again. */
async function listHeld(ops: Store, { key }: OutboxEntry): Promise<void> {
  const request = await loadHeld(ops, key)
  if (request) await saveToDesk(ops, request)
}

function logFailure({ entry }: Queued, { message: reason }: Error): void {
  const { list, key, messageKind } = entry
  logEvent('outbox', { outcome: 'failed', messageKind, list, key, reason }, 'error')
}
