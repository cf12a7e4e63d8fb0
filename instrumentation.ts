import type { Instrumentation } from 'next'

/** Runs once when a server process starts; not during the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { guardProcess } = await import('@/lib/process-guard')
  guardProcess()
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/request-error')
  await reportRequestError(error, request.method, context)
}
