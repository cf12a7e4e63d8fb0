const IDLE_TIMEOUT_MS = 3_000

/** Waits until the page has loaded and is idle; does nothing if the signal is aborted by then. */
export function runWhenPageIdle(callback: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) callback()
  }
  const runWhenIdle = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(run, IDLE_TIMEOUT_MS / 3)
    else requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  }
  if (document.readyState === 'complete') runWhenIdle()
  else addEventListener('load', runWhenIdle, { once: true })
}

/** A page in the background never paints, so we stop waiting. */
export const PAINT_TIMEOUT_MS = 100

/** Resolves after the next paint, so that work does not delay the response to a tap. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Reads a meta tag of app/_shared/document.tsx; undefined if the page has none. */
export function getPageSetting(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
