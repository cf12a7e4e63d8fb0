import type { Instrumentation } from 'next'

// Next also builds this file for the Edge runtime, where none of our code runs.

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ findTimeZoneFault }, { logEvent }] = await Promise.all([
      import('@/lib/dates/wall-clock'),
      import('@/lib/log'),
    ])
    const reason = findTimeZoneFault()
    if (reason) logEvent('start', { outcome: 'wrong', reason }, 'error')
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError } = await import('@/lib/monitoring/alert')
    await reportRequestError(error, request.method, context)
  }
}
