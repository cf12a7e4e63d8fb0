import { setTimeout as sleep } from 'node:timers/promises'

/** What the stories need of a browser; elements are found by CSS selectors. */
export interface Tab {
  open(url: string): Promise<void>
  /** Types at the end of a field's text, key by key. Waits for the field, at most 20 s. */
  type(selector: string, text: string): Promise<void>
  /** Clicks the middle of an element, scrolled into view. Waits for it, at most 20 s. */
  click(selector: string): Promise<void>
  /** Evaluates a JavaScript expression in the page, also where the page's own scripts are off. */
  read(expression: string): Promise<unknown>
  /** Reads an expression until it is truthy, at most 20 s. */
  waitFor(expression: string): Promise<unknown>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** Says what to install; undefined where the browser is installed. */
  missing(): string | undefined
  open(javaScriptEnabled: boolean): Promise<Tab>
}

/** Names of WebDriver's commands, as Marionette has them. */
export type Command =
  | ('NewSession' | 'DeleteSession' | 'SetWindowRect' | 'Navigate' | 'ExecuteScript')
  | ('FindElement' | 'ElementClick' | 'ElementSendKeys')
export type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>

const TIMEOUT_MS = 20_000
/** For a browser, its driver or its screen, on a busy machine. */
const START_TIMEOUT_MS = 60_000

/** Tries until it succeeds, at most a minute. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** Opens a session with the window of a phone. */
export async function makeTab(send: Send, capabilities: object, stop: () => unknown): Promise<Tab> {
  await send('NewSession', { capabilities })
  await send('SetWindowRect', { width: 390, height: 844 })
  const read = (expression: string) =>
    send('ExecuteScript', { script: `return ${expression}`, args: [] })
  const waitFor = async (expression: string) => {
    const deadline = Date.now() + TIMEOUT_MS
    for (;;) {
      // A page that is being left rejects.
      const value = await read(expression).catch((error: unknown) => error)
      if (value && !(value instanceof Error)) return value
      if (Date.now() > deadline) throw new Error(`Never true: ${expression} (${String(value)})`)
      await sleep(100)
    }
  }
  const find = async (selector: string) => {
    // The page may be on its way, or about to add the element.
    await waitFor(`Boolean(document.querySelector(${JSON.stringify(selector)}))`)
    // The drivers' own scrolling is the page's smooth one, and they do not wait for it.
    await scrollToElement(read, selector)
    const element = await send('FindElement', { using: 'css selector', value: selector })
    return Object.values(element as Record<string, string>)[0]
  }
  return {
    open: async (url) => void (await send('Navigate', { url })),
    type: async (selector, text) =>
      void (await send('ElementSendKeys', { id: await find(selector), text })),
    click: async (selector) => void (await send('ElementClick', { id: await find(selector) })),
    read,
    waitFor,
    async close() {
      await send('DeleteSession', {}).catch(() => undefined)
      await stop()
    },
  }
}

/** A browser routes a click to the new scroll position only after it has painted there. */
const PAINT_MS = 500

/** Scrolls an element out from under the header and the bar of a phone, and waits until it rests. */
async function scrollToElement(read: Tab['read'], selector: string): Promise<void> {
  const scroll = `(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    const getMiddle = () => {
      const { y, height } = element.getBoundingClientRect()
      return y + height / 2
    }
    const middle = getMiddle()
    if (middle < innerHeight * 0.15 || middle > innerHeight * 0.85)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return [middle, getMiddle()]
  })()`
  for (let last: unknown; ; await sleep(PAINT_MS / 10)) {
    const [before, after] = (await read(scroll)) as [number, number]
    if (before !== after) await sleep(PAINT_MS)
    else if (after === last) return
    last = after
  }
}
