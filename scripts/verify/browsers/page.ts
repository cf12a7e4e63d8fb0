import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './engines'

const TIMEOUT_MS = 20_000
/** A browser routes a press to the new scroll position only after it has painted there. */
const PAINT_MS = 250
const PRESS_MS = 5_000
const PRESSES_MAX = 3

/** An expression for an element of the page. */
export const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

/** Presses the radio button or checkbox with this value, else types. */
export async function answer(tab: Tab, form: string, name: string, value: string): Promise<void> {
  const field = `${form} [name="${name}"]`
  await waitFor(tab, `Boolean(${find(field)})`)
  const type = await tab.read(`${find(field)}.type`)
  if (type === 'checkbox' && value === 'on') await press(tab, `${form} label:has([name="${name}"])`)
  else if (type === 'radio' || type === 'checkbox')
    await press(tab, `${form} label:has([name="${name}"][value="${value}"])`)
  // A date field types differently in each language.
  else if (type === 'date') await tab.read(`(${find(field)}.value = '${value}')`)
  else {
    await tab.read(`${find(field)}.focus()`)
    await tab.type(value)
  }
}

/** Reads an expression until it is truthy, at most 20 s. A page that is being left rejects. */
export async function waitFor(tab: Tab, expression: string, ms = TIMEOUT_MS): Promise<unknown> {
  const deadline = Date.now() + ms
  for (;;) {
    const value = await tab.read(expression).catch((error: unknown) => error)
    if (value && !(value instanceof Error)) return value
    if (Date.now() > deadline) throw new Error(`Never true: ${expression} (${String(value)})`)
    await sleep(100)
  }
}

/**
 * Scrolls an element out from under the header and the bar of a phone, and presses it once it rests; again
 * where no click reached it, because WebKitGTK, while it paints late, lets a press beside it.
 */
export async function press(tab: Tab, selector: string): Promise<void> {
  const place = `(() => {
    const element = ${find(selector)}
    // Without JavaScript no listener runs, and a press cannot be told from none.
    window.wasPressed = true
    element.addEventListener('probe', () => { window.wasPressed = false }, { once: true })
    element.addEventListener('click', () => { window.wasPressed = true }, { once: true })
    element.dispatchEvent(new Event('probe'))
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

/** A page that the press has led to has no such variable. */
const wasPressed = (tab: Tab): Promise<boolean> =>
  waitFor(tab, 'window.wasPressed !== false', PRESS_MS).then(
    () => true,
    () => false,
  )

export async function follow(tab: Tab, selector: string, arrived: string): Promise<void> {
  await press(tab, selector)
  await waitFor(tab, arrived)
}
