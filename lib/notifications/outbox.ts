import 'server-only'
import { randomBytes } from 'node:crypto'
import type { AreaKey } from '@/lib/cities/locations'
import { MINUTE_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import { decodeTime, encodeBytes, encodeTime } from '@/lib/forms/push-key'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import { ifAbsent, STORE_TIMEOUT_MS, type DispatchList, type Store } from '@/lib/store/store'

/** Longer than the sending of an entry by every channel, and its removal. */
const TAKEN_MS = 2 * MINUTE_MS
const FIRST_DUE_MS = 2 * MINUTE_MS
const RETRY_MINUTES = [1, 5, 15, 60]
const ID_LENGTH = 12

/**
 * A withdrawal is that of a consent, thanks are for a won request, and a held request is in quarantine. The
 * message of a day has the `key` `2026-12-01-toronto`.
 */
type MessageKind = 'request' | 'change' | 'reminder' | 'withdrawal' | 'thanks' | 'held' | 'day'

export type OutboxEntry = {
  list: DispatchList
  key: string
  messageKind: MessageKind
  /** When it happened, as `toInstant` returns it. */
  at: string
  /** Set for a request or change: names one try, and is the value of the slot that it took. */
  id?: string
  /** The window, as `createWindowKey` returns it, in which a booking or a confirmation must have its slot. */
  window?: string
  /** Set for a request: keys of those that it replaces, with commas. */
  replaces?: string
  /** Set for a change: its id, and the window's start before and after (`RequestChange`). */
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
  /** Set for a reminder or a day: ISO date. */
  date?: string
  tries?: number
  /** A run has it until then, in epoch milliseconds. */
  taken_until?: number
}

export interface Queued {
  entryKey: string
  entry: OutboxEntry
}

export interface Message {
  request: Request
  entry: OutboxEntry
}

/**
 * Names a message for every receiver and in our own records: `{key}` for the request itself, else
 * `{key}.0-cancelled`, `{key}.2026-12-01` or `{key}.thanks`. Keys of the database have `:` for the dot.
 */
export function messageId({ key, messageKind, ...entry }: OutboxEntry, separator = '.'): string {
  // A day has a mail in the evening, and may have one in the morning.
  const time = messageKind === 'day' && entry.at.slice(0, 13)
  const name = time || (entry.change_id ?? entry.date ?? messageKind)
  return name === 'request' ? key : key + separator + name
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

const getDeadline = () => Date.now() + STORE_TIMEOUT_MS

export const createEntryId = () => encodeBytes(randomBytes(ID_LENGTH))

/**
 * Queues a message before we write what it is about. The same message of the same try and time is queued once.
 * A run looks at it when it is due.
 * @throws OutboxError if it is not certainly stored
 */
export async function addEntry(
  store: Store,
  entry: OutboxEntry,
  { due = Date.now() + FIRST_DUE_MS, deadline = getDeadline() } = {},
): Promise<Queued> {
  const entryKey = encodeTime(due) + [messageId(entry, ':'), entry.id].filter(Boolean).join(':')
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
  { entryKey }: Queued,
  deadline = getDeadline(),
): Promise<void> {
  await store.transact('outbox', entryKey, deadline, (current) => (current ? null : undefined))
}

/** The entries that are due at a time, oldest first; all without a time. @throws without an answer */
export async function listDue(
  ops: Pick<Store, 'list'>,
  now?: number,
  limit?: number,
): Promise<Queued[]> {
  const until = now === undefined ? undefined : encodeTime(now + 1)
  const due = await ops.list('outbox', { until, limit })
  return Object.entries(due).map(([entryKey, entry]) => ({ entryKey, entry: entry as OutboxEntry }))
}

/** Takes an entry for two minutes, so that no other run sends it. */
export async function takeEntry(ops: Store, { entryKey }: Queued): Promise<boolean> {
  const now = Date.now()
  const result = await ops.transact('outbox', entryKey, getDeadline(), (current) =>
    current && !(Number(current.taken_until) > now)
      ? { ...current, taken_until: now + TAKEN_MS }
      : undefined,
  )
  return result.status === 'stored' && result.isChanged
}

/** Moves an entry to another key of a later time: by its tries, or as given. @throws if it is not certainly stored */
export async function postpone(ops: Store, queued: Queued, due?: number): Promise<void> {
  const { tries = 0 } = queued.entry
  const later = due ?? Date.now() + (RETRY_MINUTES[tries] ?? 60) * MINUTE_MS
  const entry = due === undefined ? { ...queued.entry, tries: tries + 1 } : queued.entry
  await addEntry(ops, entry, { due: Math.max(later, decodeTime(queued.entryKey) + 1) })
  await removeEntry(ops, queued)
}
