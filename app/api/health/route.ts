import { connection } from 'next/server'
import { jsonResponse } from '@/lib/http/json-response'
import { env } from '@/lib/env'
import { isStoreReachable } from '@/lib/monitoring/health'

/** Uptime check: 200 if the store is reachable, otherwise 503. */
export async function GET(): Promise<Response> {
  await connection()
  const build = env.BUILD_ID
  return (await isStoreReachable(Date.now()))
    ? jsonResponse(200, { ok: true, store: 'reachable', build })
    : jsonResponse(503, { ok: false, store: 'unreachable', build })
}
