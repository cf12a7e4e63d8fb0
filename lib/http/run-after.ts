import 'server-only'
import { after } from 'next/server'
import { logEvent } from '@/lib/log'

/** Runs a task after the answer. Never throws: what is stored must be acknowledged. */
export function runAfter(task: () => unknown): void {
  try {
    after(task)
  } catch (error) {
    logEvent('after', { outcome: 'not-started', reason: (error as Error).message }, 'error')
  }
}
