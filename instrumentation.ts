import type { Instrumentation } from 'next'
import { reportRequestError } from '@/lib/monitoring/request-error'

export const onRequestError: Instrumentation.onRequestError = (error, request, context) =>
  reportRequestError(error, request.method, context)
