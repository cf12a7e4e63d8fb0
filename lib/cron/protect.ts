import { env } from '@/lib/env'
import { isSameSecret, jsonResponse } from '@/lib/http/endpoint'

/** Runs only with CRON_SECRET: 401 without it, 404 if none is configured. */
export const protect = (run: () => Promise<Response>) => async (request: Request) => {
  const { CRON_SECRET: secret } = env
  if (!secret) return jsonResponse(404, { ok: false })
  const authorization = request.headers.get('authorization') ?? ''
  return isSameSecret(authorization, `Bearer ${secret}`) ? run() : jsonResponse(401, { ok: false })
}

/** Like `protect`, but does nothing on a preview, because Vercel schedules previews, too. */
export const protectRun = (run: () => Promise<Response>) =>
  protect(async () =>
    env.VERCEL_ENV === 'preview' ? jsonResponse(200, { ok: true, outcome: 'preview' }) : run(),
  )
