import { connection } from 'next/server'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { jsonResponse } from '@/lib/http/endpoint'
import { getStore } from '@/lib/store'

const READ_TIMEOUT_MS = 2_000
const CACHE_MS = 5_000

let lastCheck: { at: number; answer: Promise<boolean> } | undefined

/** Uptime check: 200 if the store is reachable, otherwise 503. Reads the store at most every 5 s. */
export async function GET(): Promise<Response> {
  await connection()
  const now = Date.now()
  if (!lastCheck || now - lastCheck.at >= CACHE_MS) {
    lastCheck = { at: now, answer: checkStore().catch(() => false) }
  }
  const ok = await lastCheck.answer
  const store = ok ? 'reachable' : 'unreachable'
  return jsonResponse(ok ? 200 : 503, { ok, store, build: env.BUILD_ID })
}

async function checkStore(): Promise<boolean> {
  const [location = ''] = LOCATION_IDS
  await (await getStore()).read('locations', location, Date.now() + READ_TIMEOUT_MS)
  return true
}
