import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { getBrowserEnv } from '@/e2e/support/servers/browser'
import { ensureProofPackages, requireProofPackage } from '@/scripts/verify/packages'
import { PHONE, scrollToElement, START_TIMEOUT_MS, type Engine, type Tab } from './tab'

const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Firefox.app/Contents/MacOS',
]

function findFirefox(): string | undefined {
  const paths = FOLDERS.flatMap((folder) =>
    ['firefox-esr', 'firefox'].map((name) => join(folder, name)),
  )
  return paths.find((path) => existsSync(path))
}

/** Firefox by WebDriver BiDi, with Puppeteer. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'apt-get install firefox-esr'),
  open: openFirefox,
}

/** The part of Puppeteer's interface that is used: its types are installed with it. */
interface Puppeteer {
  launch: (options: object) => Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>
}
interface Page {
  setViewport(size: object): Promise<void>
  goto(url: string): Promise<unknown>
  type(selector: string, text: string): Promise<void>
  mouse: { click(x: number, y: number): Promise<void> }
  evaluate(expression: string): Promise<unknown>
  screenshot(options: object): Promise<string>
}

async function openFirefox(javaScriptEnabled: boolean): Promise<Tab> {
  ensureProofPackages()
  const { launch } = requireProofPackage('puppeteer-core') as Puppeteer
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    env: getBrowserEnv(),
    timeout: START_TIMEOUT_MS,
    extraPrefsFirefox: { 'javascript.enabled': javaScriptEnabled },
  })
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  const read = (expression: string) => page.evaluate(expression)
  return {
    open: async (url) => void (await page.goto(url)),
    type: (selector, text) => page.type(selector, text),
    async click(selector) {
      // Puppeteer's own click waits for a script of the page, also where scripts are off.
      const { x, y } = await scrollToElement(read, selector)
      await page.mouse.click(x, y)
    },
    read,
    capture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  }
}
