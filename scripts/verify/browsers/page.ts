import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './engines'

const TIMEOUT_MS = 20_000
/** A browser routes a press to the new scroll position only after it has painted there. */
const PAINT_MS = 250
const PRESS_MS = 5_000
const PRESSES_MAX = 3

export const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

export async function answer(tab: Tab, form: string, name: string, value: string): Promise<void> {
  const field = `${form} [name="${name}"]`
  await waitFor(tab, `Boolean(${find(field)})`)
  const type = await tab.read(`${find(field)}.type`)
  if (type === 'checkbox' && value === 'on') await press(tab, `${form} label:has([name="${name}"])`)
  else if (type === 'radio' || type === 'checkbox')
    await press(tab, `${form} label:has([name="${name}"][value="${value}"])`)
  // Each locale types dates differently, so we set the value.
  else if (type === 'date') await tab.read(`(${find(field)}.value = '${value}')`)
  else {
    await tab.read(`${find(field)}.focus()`)
    await tab.type(value)
  }
}

/** Reads an expression until it is truthy, at most 20 s; a page that is being left rejects reads. */
export async function waitFor(tab: Tab, expression: string, ms = TIMEOUT_MS): Promise<unknown> {
  const deadline = Date.now() + ms
  for (;;) {
    const value = await tab.read(expression).catch((error: unknown) => error)
    if (value && !(value instanceof Error)) return value
    if (Date.now() > deadline) {
      const url = await tab.read('location.href').catch(String)
      throw new Error(`Never true: ${expression} (${String(value)}) at ${String(url)}`)
    }
    await sleep(100)
  }
}

/**
 * Scrolls the element clear of the header and the phone's bar, and presses it once it rests. WebKitGTK paints
 * late under load and may press what was there before, a phone link for one. Such a press is stopped, and we
 * press again.
 */
export async function press(tab: Tab, selector: string): Promise<void> {
  const place = `(() => {
    const element = ${find(selector)}
    // Without JavaScript no listener runs, and a press cannot be told from none.
    window.wasPressed = true
    element.addEventListener('probe', () => { window.wasPressed = false }, { once: true })
    element.dispatchEvent(new Event('probe'))
    window.lastPress?.abort()
    window.lastPress = new AbortController()
    window.addEventListener('click', (event) => {
      if (element.contains(event.target)) {
        window.wasPressed = true
        window.lastPress.abort()
      } else {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }, { capture: true, signal: window.lastPress.signal })
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  })()`
  let presses = 0
  for (let last = ''; presses < PRESSES_MAX; await sleep(PAINT_MS)) {
    const [x, y] = (await waitFor(tab, place)) as [number, number]
    if (last === `${x},${y}`) {
      await tab.press(x, y)
      presses++
      if (await wasPressed(tab)) return
    }
    last = `${x},${y}`
  }
  throw new Error(`No click reached ${selector}`)
}

/** After a navigation the variable is gone, which also counts as pressed. */
const wasPressed = (tab: Tab): Promise<boolean> =>
  waitFor(tab, 'window.wasPressed !== false', PRESS_MS).then(
    () => true,
    () => false,
  )

export async function follow(tab: Tab, selector: string, arrived: string): Promise<void> {
  await press(tab, selector)
  await waitFor(tab, arrived)
}
