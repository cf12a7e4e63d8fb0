import 'server-only'
import { randomBytes } from 'node:crypto'
import type { AreaKey } from '@/lib/cities/locations'
import { MINUTE_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import { decodeTime, encodeBytes, encodeTime } from '@/lib/forms/push-key'
import type { RequestChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import { ifAbsent, STORE_TIMEOUT_MS, type DispatchList, type Store } from '@/lib/store/store'

/** Longer than it takes to send an entry by every channel and to remove it. */
const TAKEN_MS = 2 * MINUTE_MS
const FIRST_DUE_MS = 2 * MINUTE_MS
const RETRY_MINUTES = [1, 5, 15, 60]
const ID_LENGTH = 12

/** `withdrawal` is about a consent, `held` about quarantine. The key of a `day` is `2026-12-01-toronto`. */
type MessageKind = 'request' | 'change' | 'reminder' | 'withdrawal' | 'thanks' | 'held' | 'day'

export type OutboxEntry = {
  list: DispatchList
  key: string
  messageKind: MessageKind
  /** When it happened, as `toInstant` returns it; for a day or thanks, when it is due. */
  at: string
  /** Set for a request or change: the id of this try, which its reservation stores, too. */
  id?: string
  /** Set when the message needs a reservation: its window, as `createWindowKey` returns it. */
  window?: string
  /** Set for a request: the keys that it replaces, separated by commas. */
  replaces?: string
  /** Set for a change: its id, and the window's start before and after (`RequestChange`). */
  change_id?: string
  from?: string
  to?: string
  /** Set for a change by the office, as in `RequestChange`; `by` also for a request that it released. */
  by?: 'office'
  name?: string
  confirmed?: boolean
  price?: string
  silent?: true
  /** Set for a change or a day: the crew area. */
  area?: AreaKey
  /** Set for a change: the id of the earlier reservation. */
  from_id?: string
  /** A keyed hash of the network that sent the request. */
  network?: string
  /** The crew area whose office gets it in a digest. */
  digest?: AreaKey
  /** Set for a reminder or a day: ISO date. */
  date?: string
  tries?: number
  /** A cron run has claimed it until then, in epoch milliseconds. */
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

/** `{key}`, `{key}.0-cancelled`, `{key}.2026-12-01` or `{key}.{kind}`; the database has `:` for the dot. */
export function messageId({ key, messageKind, ...entry }: OutboxEntry, separator = '.'): string {
  // A day may have two mails, on the evening before and in the morning: `{key}.2026-11-30T22`.
  const time = messageKind === 'day' && entry.at.slice(0, 13)
  const name = time || (entry.change_id ?? entry.date ?? messageKind)
  return name === 'request' ? key : key + separator + name
}

export const hasChannels = () =>
  Boolean(env.SMTP_URL || env.CHAT_WEBHOOK_URL || env.LEAD_WEBHOOK_URL)

export function toChange({ change_id: id = '', at, from = '', to = '', ...entry }: OutboxEntry) {
  const { by, name, confirmed, price, silent } = entry
  const office = { by, name, confirmed, price, silent }
  const given = Object.entries(office).filter(([, value]) => value !== undefined)
  return { id, at, from, to, ...Object.fromEntries(given) } as RequestChange
}

const getDeadline = () => Date.now() + STORE_TIMEOUT_MS

export const createEntryId = () => encodeBytes(randomBytes(ID_LENGTH))

/** Call it before the record is written. Idempotent for the same id and due time. @throws OutboxError */
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
    super(`the outbox entry was not certainly stored: ${status}`)
  }
}

/** Never throws: a later cron run removes the entry, too. */
export async function removeEntry(
  store: Store,
  { entryKey }: Queued,
  deadline = getDeadline(),
): Promise<void> {
  await store.transact('outbox', entryKey, deadline, (current) => (current ? null : undefined))
}

/** The entries due at `now`, oldest first; all if it is undefined. @throws if the store does not reply */
export async function listDue(
  ops: Pick<Store, 'list'>,
  now?: number,
  limit?: number,
): Promise<Queued[]> {
  const until = now === undefined ? undefined : encodeTime(now + 1)
  const due = await ops.list('outbox', { until, limit })
  return Object.entries(due).map(([entryKey, entry]) => ({ entryKey, entry: entry as OutboxEntry }))
}

/** Claims an entry for two minutes, so that no other cron run sends it. */
export async function takeEntry(ops: Store, { entryKey }: Queued): Promise<boolean> {
  const now = Date.now()
  const result = await ops.transact('outbox', entryKey, getDeadline(), (current) =>
    current && !(Number(current.taken_until) > now)
      ? { ...current, taken_until: now + TAKEN_MS }
      : undefined,
  )
  return result.status === 'stored' && result.isChanged
}

/** Requeues an entry for `due`, or by its number of tries. @throws if it is not certainly stored */
export async function postpone(ops: Store, queued: Queued, due?: number): Promise<void> {
  const { tries = 0 } = queued.entry
  const later = due ?? Date.now() + (RETRY_MINUTES[tries] ?? 60) * MINUTE_MS
  const entry = due === undefined ? { ...queued.entry, tries: tries + 1 } : queued.entry
  await addEntry(ops, entry, { due: Math.max(later, decodeTime(queued.entryKey) + 1) })
  await removeEntry(ops, queued)
}

/** Kinds take turns, and networks within a kind, so that a burst delays only itself. A network's retries come last. */
export function takeTurns(due: readonly Queued[]): Queued[] {
  const getTries = ({ entry }: Queued) => entry.tries ?? 0
  const newFirst = due.toSorted((a, b) => getTries(a) - getTries(b))
  const byNetwork = interleave(newFirst, ({ entry }) => entry.network ?? entry.key)
  return interleave(byNetwork, ({ entry }) => entry.messageKind)
}

function interleave(all: readonly Queued[], getGroup: (queued: Queued) => string): Queued[] {
  const turns = new Map<string, number>()
  const placed = all.map((queued) => {
    const group = getGroup(queued)
    const turn = turns.get(group) ?? 0
    turns.set(group, turn + 1)
    return { queued, turn }
  })
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ queued }) => queued)
}
