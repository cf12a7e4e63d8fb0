const IDLE_TIMEOUT_MS = 3_000

/** Runs a callback once the page has loaded and is idle. @returns cancels it */
export function runWhenPageIdle(callback: () => void): () => void {
  let cancel = () => {}
  const scheduleCallback = () => {
    cancel = runWhenIdle(callback)
  }
  if (document.readyState === 'complete') scheduleCallback()
  else window.addEventListener('load', scheduleCallback, { once: true })
  return () => {
    window.removeEventListener('load', scheduleCallback)
    cancel()
  }
}

function runWhenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, IDLE_TIMEOUT_MS / 3)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** A background page never paints. */
export const PAINT_TIMEOUT_MS = 100

/** Resolves after the next paint, so that work does not delay the answer to a tap. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Rejects after `ms`: on a lost mobile connection the promise may never settle. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), ms)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
