import type { Instrumentation } from 'next'

/** Runs once when a server process starts; not during the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/env')
  const { ignoreWriteErrors, limitShutdown, startWatchdog } =
    await import('@/lib/monitoring/process-guard')
  const { installRequestFilter } = await import('@/lib/security/request-filter')
  const { skipRedirectPrefetch } = await import('@/lib/http/redirect-prefetch')
  ignoreWriteErrors()
  skipRedirectPrefetch()
  // Vercel ends stuck functions and rejects these requests itself.
  if (env.VERCEL) return
  installRequestFilter()
  // A debugger blocks the event loop of `next dev`.
  if (env.NODE_ENV !== 'production') return
  limitShutdown()
  startWatchdog()
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/monitoring/request-error')
  await reportRequestError(error, request.method, context)
}
