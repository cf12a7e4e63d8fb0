import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { once } from 'node:events'
import { findFreePort } from '@/e2e/support/servers/site'
import { getBrowserEnv } from '@/e2e/support/servers/browser'
import { makeTab, retry, type Command, type Engine, type Send } from './tab'

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
  async open(javaScriptEnabled) {
    // A screen in memory, because WebKitGTK has no headless mode.
    const screen = spawn(X_SERVER, ['-displayfd', '1', '-screen', '0', '1024x1024x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [display] = (await once(screen.stdout, 'data')) as [Buffer]
    const port = await findFreePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: { ...getBrowserEnv(), DISPLAY: `:${display.toString().trim()}` },
      stdio: 'ignore',
    })
    const stop = () => [driver, screen].forEach((child) => child.kill())
    const args = ['--automation', `--enable-javascript=${javaScriptEnabled}`]
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args },
    }
    try {
      return await makeTab(makeSend(`http://127.0.0.1:${port}/session`), { alwaysMatch }, stop)
    } catch (error) {
      stop()
      throw error
    }
  },
}

const ENDPOINTS: Record<Command, string> = {
  NewSession: '',
  DeleteSession: '',
  SetWindowRect: '/window/rect',
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  FindElement: '/element',
  ElementClick: '/element/:id/click',
  ElementSendKeys: '/element/:id/value',
}
function makeSend(url: string): Send {
  let session = ''
  return async (command, parameters) => {
    const method = command === 'DeleteSession' ? 'DELETE' : 'POST'
    const path = ENDPOINTS[command].replace(':id', String(parameters.id))
    const body = method === 'POST' ? JSON.stringify(parameters) : undefined
    // The driver listens a moment after its start.
    const response = await retry(() => fetch(url + session + path, { method, body }))
    const { value } = (await response.json()) as {
      value: { sessionId?: string; message?: string } | null
    }
    if (!response.ok) throw new Error(`${command}: ${value?.message}`)
    if (command === 'NewSession') session = `/${value?.sessionId}`
    return value
  }
}
