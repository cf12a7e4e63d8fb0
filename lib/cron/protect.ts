import { env } from '@/lib/env'
import { isSameSecret, jsonResponse } from '@/lib/http/endpoint'

/** An endpoint for whoever has CRON_SECRET: 401 for others, 404 where none is configured. */
export const protect = (run: () => Promise<Response>) => async (request: Request) => {
  const { CRON_SECRET: secret } = env
  if (!secret) return jsonResponse(404, { ok: false })
  const authorization = request.headers.get('authorization') ?? ''
  return isSameSecret(authorization, `Bearer ${secret}`) ? run() : jsonResponse(401, { ok: false })
}

/** The same for a scheduled run. Vercel's Schedules run previews, too, which must do nothing. */
export const protectRun = (run: () => Promise<Response>) =>
  protect(async () =>
    env.VERCEL_ENV === 'preview' ? jsonResponse(200, { ok: true, outcome: 'preview' }) : run(),
  )
