import { connection } from 'next/server'
import { findTimeZoneFault } from '@/lib/dates/wall-clock'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { jsonResponse } from '@/lib/http/endpoint'
import { logEvent } from '@/lib/log'
import { readText } from '@/lib/requests/read-record'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { readLastRun } from '@/lib/cron/remove-expired'

const READ_TIMEOUT_MS = 2_000
const WRITE_TIMEOUT_MS = 4_000
const CACHE_MS = 5_000
const WRITE_INTERVAL_MS = 60_000
const MARK_KEY = 'health'

let wroteAt: number | undefined
let lastCheck: { at: number; answer: Promise<{ ok: boolean }> } | undefined

/** Uptime check: 200 when the store answers and takes writes and the time-zone data are right, else 503. */
export async function GET(): Promise<Response> {
  await connection()
  const now = Date.now()
  if (!lastCheck || now - lastCheck.at >= CACHE_MS)
    lastCheck = { at: now, answer: checkStore().catch(reportFailure) }
  const answer = await lastCheck.answer
  return jsonResponse(answer.ok ? 200 : 503, { ...answer, build: env.BUILD_ID })
}

function reportFailure({ message: reason }: Error) {
  logEvent('health', { outcome: 'unreachable', reason }, 'error')
  return { ok: false, store: 'unreachable' }
}

async function checkStore() {
  const [location = ''] = LOCATION_IDS
  const store = await getStore()
  const deadline = Date.now() + READ_TIMEOUT_MS
  const [run] = await Promise.all([
    readLastRun(store, deadline),
    store.read('locations', location, deadline),
  ])
  /** When expired records were last removed; null before the first run. */
  const forgotAt = run && readText(run, 'at')
  if (!(await canWrite(store))) return { ok: false, store: 'takes no writes' }
  const timeZones = findTimeZoneFault()
  return { ok: !timeZones, store: 'reachable', forgotAt, timeZones }
}

async function canWrite(store: Store): Promise<boolean> {
  const at = Date.now()
  if (wroteAt !== undefined && at - wroteAt < WRITE_INTERVAL_MS) return true
  const deadline = at + WRITE_TIMEOUT_MS
  const written = await store.transact('limits', MARK_KEY, deadline, () => ({ mark: at }))
  const removed = await store.transact('limits', MARK_KEY, deadline, () => null)
  const isDone = [written, removed].every(({ status }) => status === 'stored')
  wroteAt = isDone ? at : undefined
  return isDone
}
