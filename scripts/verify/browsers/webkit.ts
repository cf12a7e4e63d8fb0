import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@/e2e/support/servers/site'
import { getBrowserEnv } from '@/e2e/support/servers/browser'
import { PHONE, scrollToElement, START_TIMEOUT_MS, type Engine, type Tab } from './tab'

const DRIVER = '/usr/bin/WebKitWebDriver'
const X_SERVER = '/usr/bin/Xvfb'
/** Debian's folder depends on the processor and on the version of the interface. */
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').toSorted().at(-1)

/** WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/). */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    existsSync(DRIVER) && existsSync(X_SERVER) && findMiniBrowser()
      ? undefined
      : 'apt-get install webkit2gtk-driver xvfb',
  open: openWebkit,
}

async function openWebkit(javaScriptEnabled: boolean): Promise<Tab> {
  const { display, server } = await startDisplay()
  const port = await findFreePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...getBrowserEnv(), DISPLAY: display },
    stdio: 'ignore',
  })
  const stop = () => [driver, server].forEach((child) => child.kill())
  try {
    const tab = await openSession(`http://127.0.0.1:${port}/session`, javaScriptEnabled)
    const close = () => tab.close().finally(stop)
    return { ...tab, close }
  } catch (error) {
    stop()
    throw error
  }
}

/** A screen in memory, because WebKitGTK has no headless mode. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(X_SERVER, ['-displayfd', '1', '-screen', '0', '1024x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const signal = AbortSignal.timeout(START_TIMEOUT_MS)
  const [number] = (await once(server.stdout, 'data', { signal })) as [Buffer]
  return { display: `:${number.toString().trim()}`, server }
}

async function openSession(url: string, javaScriptEnabled: boolean): Promise<Tab> {
  const args = ['--automation', `--enable-javascript=${javaScriptEnabled}`]
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args },
  }
  const { sessionId } = (await retry(() =>
    send('POST', url, { capabilities: { alwaysMatch } }),
  )) as { sessionId: string }
  const session = `${url}/${sessionId}`
  const read = (expression: string) =>
    send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  const find = async (selector: string) => {
    // The driver's own scrolling is the page's smooth one, and it does not wait for it.
    await scrollToElement(read, selector)
    const element = await send('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    })
    return `${session}/element/${Object.values(element as Record<string, string>)[0]}`
  }
  await send('POST', `${session}/window/rect`, PHONE)
  return {
    open: async (address) => void (await send('POST', `${session}/url`, { url: address })),
    type: async (selector, text) =>
      void (await send('POST', `${await find(selector)}/value`, { text })),
    click: async (selector) => void (await send('POST', `${await find(selector)}/click`, {})),
    read,
    capture: async () => (await send('GET', `${session}/screenshot`)) as string,
    close: async () => void (await send('DELETE', session)),
  }
}

/** @throws Error with the driver's message */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message ?? ''}`)
  return value
}

/** The driver listens a moment after its start. */
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}
