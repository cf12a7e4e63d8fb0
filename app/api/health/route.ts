import { connection } from 'next/server'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { jsonResponse } from '@/lib/http/endpoint'
import { readText } from '@/lib/requests/read-record'
import { getStore } from '@/lib/store'
import { readLastRun } from '@/lib/cron/removal-run'

const READ_TIMEOUT_MS = 2_000
const CACHE_MS = 5_000

let lastCheck: { at: number; answer: Promise<object> } | undefined

/** Uptime check: 200 if the store is reachable, otherwise 503. Reads the store at most every 5 s. */
export async function GET(): Promise<Response> {
  await connection()
  const now = Date.now()
  if (!lastCheck || now - lastCheck.at >= CACHE_MS) {
    lastCheck = { at: now, answer: checkStore().catch(() => UNREACHABLE) }
  }
  const answer = await lastCheck.answer
  return jsonResponse(answer === UNREACHABLE ? 503 : 200, { ...answer, build: env.BUILD_ID })
}

const UNREACHABLE = { ok: false, store: 'unreachable' }

async function checkStore(): Promise<object> {
  const [location = ''] = LOCATION_IDS
  const store = await getStore()
  const deadline = Date.now() + READ_TIMEOUT_MS
  const [run] = await Promise.all([
    readLastRun(store, deadline),
    store.read('locations', location, deadline),
  ])
  /** When expired records were last removed; null before the first run. */
  const forgotAt = run && readText(run, 'at')
  return { ok: true, store: 'reachable', forgotAt }
}
