/** The longest that a page which is never idle waits. */
const IDLE_TIMEOUT_MS = 3_000

/** Acts once the page has loaded and has nothing more urgent to do. @returns what calls it off */
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

/** Long enough for any paint; a page in the background paints nothing. */
const PAINT_TIMEOUT_MS = 100

/** Once what was just rendered can be seen: whoever tapped sees an answer first, and work comes after. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
