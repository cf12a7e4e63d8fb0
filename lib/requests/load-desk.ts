import 'server-only'
import pMap, { pMapSkip } from 'p-map'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { listDue } from './day'
import { getWaitsFor, type DeskEntry, type WaitsFor } from './desk-index'
import { findRequest, loadRequest } from './load-request'
import { parseOutcome, type Outcome } from './outcome'
import type { Request } from './request'

export interface DeskRow {
  request: Request
  outcome: Outcome | undefined
  waitsFor: WaitsFor
}

const MAX_CONCURRENT = 20

function loadRows(ops: Pick<Store, 'read'>, entries: readonly DeskEntry[]): Promise<DeskRow[]> {
  const load = async (entry: DeskEntry) => (await loadRow(ops, entry)) ?? pMapSkip
  return pMap(entries, load, { concurrency: MAX_CONCURRENT })
}

/** Undefined if the request was removed or left the area. @throws if the store does not reply */
export async function loadRow(
  ops: Pick<Store, 'read'>,
  entry: DeskEntry,
): Promise<DeskRow | undefined> {
  const { areaKey, list, key, waitsFor } = entry
  const [request, record] = await Promise.all([
    waitsFor === 'release' ? findRequest(ops, key) : loadRequest(ops, list, key),
    ops.read('outcomes', key, Date.now() + STORE_TIMEOUT_MS),
  ])
  // A request whose details came later was first indexed under its location's first area.
  if (request?.areaKey !== areaKey) return undefined
  const outcome = parseOutcome(record)
  return { request, outcome, waitsFor: getWaitsFor(request, outcome, new Date()) }
}

/** Pickups by window, then confirmed moves. @throws if the store does not reply */
export async function loadDue(
  ops: Pick<Store, 'read'>,
  entries: readonly DeskEntry[],
  date: string,
): Promise<Request[]> {
  const rows = await loadRows(
    ops,
    entries.filter((entry) => entry.date === date),
  )
  return listDue(
    rows.map(({ request }) => request),
    date,
  )
}

/** Oldest first. */
export const listWaiting = (entries: readonly DeskEntry[]): DeskEntry[] =>
  entries.filter(({ waitsFor }) => waitsFor !== '').toSorted((a, b) => a.since - b.since)

/** `more` counts the entries that were not read. @throws if the store does not reply */
export async function loadToDo(
  ops: Pick<Store, 'read'>,
  entries: readonly DeskEntry[],
  max = Infinity,
) {
  const waiting = listWaiting(entries)
  const rows: DeskRow[] = []
  let read = 0
  while (rows.length < max && read < waiting.length) {
    const part = waiting.slice(read, read + Math.min(MAX_CONCURRENT, max - rows.length))
    read += part.length
    // The office may have decided some of them since.
    rows.push(...(await loadRows(ops, part)).filter(({ waitsFor }) => waitsFor !== ''))
  }
  return { rows, more: waiting.length - read }
}
