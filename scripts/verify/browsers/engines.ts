import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { Builder } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { getBrowserEnv } from '@/e2e/support/servers/browser'

export interface Tab {
  open(url: string): Promise<unknown>
  /** Evaluates an expression in the page, even when the page's own scripts are off. */
  read(expression: string): Promise<unknown>
  press(x: number, y: number): Promise<unknown>
  /** Types into the focused field, key by key. */
  type(text: string): Promise<unknown>
  close(): Promise<unknown>
}

export interface Engine {
  name: string
  /** Names the packages to install; undefined if the browser is installed. */
  missing(): string | undefined
  open(javaScriptEnabled: boolean): Promise<Tab>
}

const QUIT_MS = 5_000
const PHONE = { width: 390, height: 844 }
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const X_SERVER = '/usr/bin/Xvfb'
/** Debian's folder depends on the processor and on the API version. */
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').toSorted().at(-1)
const findFirefox = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/Applications/Firefox.app/Contents/MacOS']
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))

export const ENGINES: Engine[] = [
  {
    name: 'WebKit',
    missing: () =>
      existsSync(WEBKIT_DRIVER) && existsSync(X_SERVER) && findMiniBrowser()
        ? undefined
        : 'apt-get install webkit2gtk-driver xvfb',
    open: openWebKit,
  },
  {
    name: 'Firefox',
    missing: () => (findFirefox() ? undefined : 'apt-get install firefox-esr'),
    open: openFirefox,
  },
]

async function openFirefox(javaScriptEnabled: boolean): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    env: getBrowserEnv(),
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'javascript.enabled': javaScriptEnabled },
  })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    read: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

let display: Promise<string> | undefined

/** Starts a virtual screen for all tabs, because WebKitGTK has no headless mode. */
async function startScreen(): Promise<string> {
  const screen = spawn(X_SERVER, ['-displayfd', '1', '-screen', '0', '1024x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.once('exit', () => screen.kill())
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return `:${number.toString().trim()}`
}

async function openWebKit(javaScriptEnabled: boolean): Promise<Tab> {
  display ??= startScreen()
  const service = new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...getBrowserEnv(), DISPLAY: await display })
    .build()
  const args = ['--automation', `--enable-javascript=${javaScriptEnabled}`]
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args },
    })
    .build()
  await driver.manage().window().setRect(PHONE)
  return {
    open: (url) => driver.get(url),
    read: (expression) => driver.executeScript(`return ${expression}`),
    press: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      // The driver may hang; then we kill its process.
      await Promise.race([driver.quit(), sleep(QUIT_MS)])
      await service.kill()
    },
  }
}

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
    if (Date.now() > deadline) throw new Error(`Never true: ${expression} (${String(value)})`)
    await sleep(100)
  }
}

/**
 * Scrolls the element clear of the header and the phone's bar, and presses it once it rests. We press again
 * if no click arrived, because WebKitGTK may miss the element while it paints late.
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
