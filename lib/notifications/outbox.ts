import 'server-only'
import { randomBytes } from 'node:crypto'
import type { AreaKey } from '@/lib/cities/locations'
import { MINUTE_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import type { RequestChange } from '@/lib/requests/change'
import { encodeBytes, encodeTime } from '@/lib/store/record-key'
import { ifAbsent, STORE_TIMEOUT_MS, type DispatchList, type Store } from '@/lib/store/store'

/** Longer than the sending of an entry by every channel, and its removal. */
const TAKEN_MS = 2 * MINUTE_MS
const FIRST_DUE_MS = 2 * MINUTE_MS
const RETRY_MINUTES = [1, 5, 15, 60]
const ID_LENGTH = 12

/**
 * What is told: the request, a change of it, the pickup of tomorrow, a consent that was withdrawn, thanks
 * for what was won, a request in quarantine, or all of a day, with the `key` `2026-12-01-toronto`.
 */
type Occasion = 'request' | 'change' | 'reminder' | 'withdrawal' | 'thanks' | 'held' | 'day'

export type OutboxEntry = {
  list: DispatchList
  key: string
  occasion: Occasion
  /** When it happened, as `toInstant` returns it. */
  at: string
  /** The slot that this booking or change took has it as its value. */
  id: string
  /** The window, as `createWindowKey` returns it, in which a booking or a confirmation must have its slot. */
  window?: string
  /** Of a request: keys of those that it replaces, with commas. */
  replaces?: string
  /** Of a change: its id, and start of the window before and after (`RequestChange`). */
  change_id?: string
  from?: string
  to?: string
  /** Set for a change of the office, as in `RequestChange`. */
  by?: 'office'
  name?: string
  confirmed?: boolean
  price?: string
  silent?: true
  /** Set for a change or a day: the crew area. */
  area?: AreaKey
  /** Set for a change: the id of the slot before. */
  from_id?: string
  /** The network that a request came from, under a keyed hash. */
  network?: string
  /** The crew area whose office has it in a digest. */
  digest?: AreaKey
  /** Of a reminder or a day, ISO date. */
  date?: string
  tries?: number
  /** A run has it until then, in epoch milliseconds. */
  taken_until?: number
}

export interface Owed {
  entryKey: string
  entry: OutboxEntry
}

export const hasChannels = () =>
  Boolean(env.SMTP_URL || env.CHAT_WEBHOOK_URL || env.LEAD_WEBHOOK_URL)

/** The change that an entry was queued for. */
export function toChange({ change_id: id = '', at, from = '', to = '', ...entry }: OutboxEntry) {
  const { by, name, confirmed, price, silent } = entry
  const office = { by, name, confirmed, price, silent }
  const given = Object.entries(office).filter(([, value]) => value !== undefined)
  return { id, at, from, to, ...Object.fromEntries(given) } as RequestChange
}

interface EntryOptions {
  due?: number
  /** Of its key, after the time. */
  suffix?: string
  deadline?: number
}

const getDeadline = () => Date.now() + STORE_TIMEOUT_MS

export const createEntryId = () => encodeBytes(randomBytes(ID_LENGTH))

/**
 * Writes what is owed, before that for which it is owed: once, where a later try has the same id and time.
 * A run looks at it when it is due.
 * @throws OutboxError if it is not certainly stored
 */
export async function addEntry(
  store: Store,
  entry: OutboxEntry,
  {
    due = Date.now() + FIRST_DUE_MS,
    suffix = entry.id,
    deadline = getDeadline(),
  }: EntryOptions = {},
): Promise<Owed> {
  const entryKey = encodeTime(due) + suffix
  const { status } = await store.transact('outbox', entryKey, deadline, ifAbsent(entry))
  if (status !== 'stored') throw new OutboxError(status)
  return { entryKey, entry }
}

export class OutboxError extends Error {
  constructor(readonly status: 'refused' | 'contended' | 'unknown') {
    super(`the outbox is ${status}`)
  }
}

/** Never throws: a run removes it later, too. */
export async function removeEntry(
  store: Store,
  owed: Owed,
  deadline = getDeadline(),
): Promise<void> {
  await store.transact('outbox', owed.entryKey, deadline, (current) => (current ? null : undefined))
}

/** What is due at a time, oldest first; without one, all that is owed. @throws without an answer */
export async function listDue(
  ops: Pick<Store, 'list'>,
  now?: number,
  limit?: number,
): Promise<Owed[]> {
  const until = now === undefined ? undefined : encodeTime(now + 1)
  const due = await ops.list('outbox', { until, limit })
  return Object.entries(due).map(([entryKey, entry]) => ({ entryKey, entry: entry as OutboxEntry }))
}

/** Takes an entry for two minutes, so that no other run sends it. */
export async function takeEntry(ops: Store, { entryKey }: Owed): Promise<boolean> {
  const now = Date.now()
  const result = await ops.transact('outbox', entryKey, getDeadline(), (current) =>
    current && !(Number(current.taken_until) > now)
      ? { ...current, taken_until: now + TAKEN_MS }
      : undefined,
  )
  return result.status === 'stored' && result.isChanged
}

/** Moves an entry to a later time: by its tries, or to a given one. @throws if it is not certainly stored */
export async function postpone(ops: Store, owed: Owed, due?: number): Promise<void> {
  const { tries = 0 } = owed.entry
  const later = Date.now() + (RETRY_MINUTES[tries] ?? 60) * MINUTE_MS
  const entry = due === undefined ? { ...owed.entry, tries: tries + 1 } : owed.entry
  // Another entry of the request may have its id, and wait for the same morning.
  await addEntry(ops, entry, { due: due ?? later, suffix: createEntryId() })
  await removeEntry(ops, owed)
}
