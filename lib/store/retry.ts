/** Exponential back-off with full jitter. */
export function getBackoffMs(attempt: number, random = Math.random): number {
  return Math.round(random() * Math.min(1_000, 200 * 2 ** attempt))
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function getRemainingMs(deadline: number): number {
  return Math.max(0, deadline - Date.now())
}
