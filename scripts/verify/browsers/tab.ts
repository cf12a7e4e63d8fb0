import { setTimeout as sleep } from 'node:timers/promises'

/** What the stories need of a browser; elements are found by CSS selectors. */
export interface Tab {
  open(url: string): Promise<void>
  /** Types at the end of a field's text, key by key. */
  type(selector: string, text: string): Promise<void>
  /** Clicks the middle of an element, scrolled into view. */
  click(selector: string): Promise<void>
  /** Evaluates a JavaScript expression in the page, also where the page's own scripts are off. */
  read(expression: string): Promise<unknown>
  /** A PNG of the visible part, in base64. */
  capture(): Promise<string>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** Says what to install; undefined where the browser is installed. */
  missing(): string | undefined
  open(javaScriptEnabled: boolean): Promise<Tab>
}

export const PHONE = { width: 390, height: 844 }

const TIMEOUT_MS = 20_000
/** For a browser, its driver or its screen, on a busy machine. */
export const START_TIMEOUT_MS = 60_000

/**
 * Reads an expression until it is truthy.
 * @throws Error with the expression's last value after 20 s
 */
export async function waitFor(tab: Tab, expression: string): Promise<unknown> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    // A page that is being left rejects.
    const value = await tab.read(expression).catch((error: unknown) => error)
    if (value && !(value instanceof Error)) return value
    if (Date.now() > deadline) throw new Error(`Never true: ${expression} (${String(value)})`)
    await sleep(100)
  }
}

/** A browser routes a click to the new scroll position only after it has painted there. */
const PAINT_MS = 500
/** A few frames. */
const FRAMES_MS = 50
/** Of the window's height, above and below: the header and the bar of a phone cover less. */
const COVERED_PART = 0.15

/** An expression for an element's middle, and whether the page had to scroll to it. */
const makeScrollExpression = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)})
  const getMiddle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const { y } = getMiddle()
  const before = scrollY
  if (y < innerHeight * ${COVERED_PART} || y > innerHeight * ${1 - COVERED_PART})
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { ...getMiddle(), hasScrolled: scrollY !== before }
})()`

interface ScrollTarget {
  x: number
  y: number
  hasScrolled: boolean
}

/**
 * Scrolls an element into the window and waits until clicks reach it there: until the page's own smooth
 * scrolling has ended, too. @returns its middle
 */
export async function scrollToElement(read: Tab['read'], selector: string): Promise<ScrollTarget> {
  const find = () => read(makeScrollExpression(selector)) as Promise<ScrollTarget>
  for (let last = await find(); ;) {
    await sleep(last.hasScrolled ? PAINT_MS : FRAMES_MS)
    const target = await find()
    if (!target.hasScrolled && target.y === last.y) return target
    last = target
  }
}
