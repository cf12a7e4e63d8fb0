import 'server-only'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { getCity } from '@/lib/cities/cities'
import { logEvent } from '@/lib/log'
import { deliver } from '@/lib/notifications/deliver'
import { sendDayMail } from '@/lib/notifications/send-day-mail'
import { listDue, postpone, removeEntry, takeEntry, type Owed } from '@/lib/notifications/outbox'
import { addReminder, getMorning } from '@/lib/notifications/reminders'
import { STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import { settleBy, type Store } from '@/lib/store/store'
import { settleRequest } from '@/lib/submissions/settle-request'

const MAX_CONCURRENT = 5
/** More than a run can send before it must begin nothing more. */
const MAX_ENTRIES = 200
const OVERDUE_MS = 3_600_000
const START_LIMIT_MS = 8_000
/** The function ends after 30 s (vercel.json); it may have to send an alert, too. */
const RUN_LIMIT_MS = 24_000

export interface OutboxRun {
  done: number
  /** Entries that are due again later, or that the run did not reach. */
  waiting: number
  /** Channels of the office that have owed for over an hour, by name. */
  overdue: Record<string, number>
}

/**
 * Settles and sends what is due. A failed entry moves to a later time, so that it keeps no other waiting.
 * @param ops may list @throws if the outbox cannot be read
 */
export async function runOutbox(ops: Store, now = Date.now()): Promise<OutboxRun> {
  const startedAt = Date.now()
  const deadline = startedAt + RUN_LIMIT_MS
  const due = await settleBy(deadline, listDue(ops, now, MAX_ENTRIES))
  const run: OutboxRun = { done: 0, waiting: due.length, overdue: {} }
  // Two tries leave an entry each: one after the other, so that the second sees what was told.
  const left = Map.groupBy(due, ({ entry: { list, key } }) => `${list}/${key}`).values()
  const work = async () => {
    for (const ofRequest of left)
      for (const owed of ofRequest) {
        if (Date.now() > startedAt + START_LIMIT_MS) return
        const isDone = await carryOut(ops, owed, run).catch(({ message: reason }: Error) => {
          const { list, key, occasion } = owed.entry
          logEvent('outbox', { outcome: 'failed', occasion, list, key, reason }, 'error')
          return false
        })
        // Another run may be sending it.
        if (!isDone) break
        run.done++
        run.waiting--
      }
  }
  const workers = Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
  // What is still being sent then counts as waiting.
  await settleBy(deadline, workers).catch(() => undefined)
  return run
}

/** True if nothing is owed any more. @throws without an answer of the store: the entry is due again */
async function carryOut(ops: Store, owed: Owed, run: OutboxRun): Promise<boolean> {
  const now = Date.now()
  const deadline = now + STORE_TIMEOUT_MS
  if (!(await takeEntry(ops, owed, { now, deadline }))) return false
  const { entry } = owed
  if (entry.occasion === 'day') return carryOutDay(ops, owed, run)
  const request = await settleRequest(ops, entry).catch(async (error: Error) => {
    await postpone(ops, owed, { deadline: Date.now() + STORE_TIMEOUT_MS })
    throw error
  })
  if (request && (entry.occasion === 'reminder' || entry.occasion === 'thanks')) {
    const cityKey = findRequestCityKey(request.cityKey, request.locationId)
    const morning = cityKey && getMorning(getCity(cityKey).timeZone, new Date(now))
    if (morning) {
      await postpone(ops, owed, { due: morning, deadline })
      return false
    }
    // Staff may have moved the pickup: it then has another day before.
    await addReminder(ops, request, now)
  }
  const { missed, isDone } = request
    ? await deliver(ops, request, entry)
    : { missed: [], isDone: true }
  for (const { name, isForOffice } of missed)
    if (isForOffice && Date.parse(entry.at) < now - OVERDUE_MS)
      run.overdue[name] = (run.overdue[name] ?? 0) + 1
  const end = Date.now() + STORE_TIMEOUT_MS
  if (isDone) await removeEntry(ops, owed, end)
  else await postpone(ops, owed, { deadline: end })
  return isDone
}

async function carryOutDay(ops: Store, owed: Owed, run: OutboxRun): Promise<boolean> {
  await sendDayMail(ops, owed.entry).catch(async (error: Error) => {
    if (Date.parse(owed.entry.at) < Date.now() - OVERDUE_MS)
      run.overdue.email = (run.overdue.email ?? 0) + 1
    await postpone(ops, owed, { deadline: Date.now() + STORE_TIMEOUT_MS })
    throw error
  })
  await removeEntry(ops, owed, Date.now() + STORE_TIMEOUT_MS)
  return true
}
