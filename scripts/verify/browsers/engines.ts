import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch, type Browser } from 'puppeteer-core'
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
  /** Ends the browsers that tabs shared. */
  quit(): Promise<unknown>
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
    quit: () => Promise.resolve(),
  },
  {
    name: 'Firefox',
    missing: () => (findFirefox() ? undefined : 'apt-get install firefox-esr'),
    open: openFirefox,
    quit: quitFirefox,
  },
]

/** A start takes longer than a story, so the stories of a mode share a browser. */
const firefoxes = new Map<boolean, Promise<Browser>>()

async function startFirefox(javaScriptEnabled: boolean): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    env: getBrowserEnv(),
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'javascript.enabled': javaScriptEnabled },
  })
  browser.once('disconnected', () => firefoxes.delete(javaScriptEnabled))
  return browser
}

async function openFirefox(javaScriptEnabled: boolean): Promise<Tab> {
  const starting = firefoxes.get(javaScriptEnabled) ?? startFirefox(javaScriptEnabled)
  firefoxes.set(javaScriptEnabled, starting)
  // Each story has its own cookies and storage.
  const context = await (await starting).createBrowserContext()
  const page = await context.newPage()
  return {
    open: (url) => page.goto(url),
    read: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  }
}

async function quitFirefox(): Promise<void> {
  for (const starting of firefoxes.values()) await (await starting).close()
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
