export class TimeoutError extends Error {
  override message = 'timed out'
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** @param deadline epoch milliseconds, as everywhere */
export function getRemainingMs(deadline: number): number {
  return Math.max(0, deadline - Date.now())
}

/** Stops waiting at the deadline, but the operation itself goes on. @throws TimeoutError */
export function waitUntil<Answer>(deadline: number, operation: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), getRemainingMs(deadline))
    operation.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
