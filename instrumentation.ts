import type { Instrumentation } from 'next'

// Next builds this file for the Edge runtime, too, where nothing of ours runs.

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { env } = await import('@/lib/env')
    if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
    const { registerTracing } = await import('@/lib/monitoring/tracing')
    registerTracing()
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRequestError } = await import('@/lib/monitoring/request-error')
    await reportRequestError(error, request.method, context)
  }
}
