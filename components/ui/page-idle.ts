/** The longest that a page which is never idle waits. */
const IDLE_MS = 3_000

/** Acts once the page has loaded and has nothing more urgent to do. @returns what calls it off */
export function whenPageIdle(act: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    cancel = whenIdle(act)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, IDLE_MS / 3)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_MS })
  return () => cancelIdleCallback(handle)
}

/** Long enough for any paint; a page in the background paints nothing. */
const PAINT_MS = 100

/** Once what was just rendered can be seen: whoever tapped sees an answer first, and work comes after. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
