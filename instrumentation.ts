import type { Instrumentation } from 'next'
import { env } from '@/lib/env'
import { reportRequestError } from '@/lib/monitoring/request-error'

export async function register(): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { registerTracing } = await import('@/lib/monitoring/tracing')
  registerTracing()
}

export const onRequestError: Instrumentation.onRequestError = (error, request, context) =>
  reportRequestError(error, request.method, context)
