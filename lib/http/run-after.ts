import 'server-only'
import { after } from 'next/server'
import { logEvent } from '@/lib/log'

const started = new Set<Promise<unknown>>()

/** Runs a task after the reply; in a command at once. Never throws: a stored request must be acknowledged. */
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

/** A command waits for these tasks before it closes the store. */
export async function finishTasks(): Promise<void> {
  await Promise.all(started)
}
