import 'server-only'
import { after } from 'next/server'
import { logEvent } from '@/lib/log'

const started = new Set<Promise<unknown>>()

/**
 * Runs a task after the answer; outside a request, as in a command, at once. Never throws: what is stored
 * must be acknowledged.
 */
export function runAfter(task: () => unknown): void {
  try {
    after(task)
  } catch {
    const running = Promise.try(task)
      .catch(({ message: reason }: Error) =>
        logEvent('after', { outcome: 'failed', reason }, 'error'),
      )
      .finally(() => started.delete(running))
    started.add(running)
  }
}

/** For a command, before it closes the store. */
export async function finishTasks(): Promise<void> {
  await Promise.all(started)
}
