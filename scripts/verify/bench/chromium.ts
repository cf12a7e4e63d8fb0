import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { atExit, newFolder } from './until-exit'

const START_MS = 20_000

/** A browser that Lighthouse is given the port of. */
export async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${newFolder('web')}`]
  const browser = spawn(findBrowser() ?? '', [...own, ...BROWSER_ARGS, 'about:blank'], {
    // A group of its own: Debian's command is a script, which would end and leave the browser behind.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const end = () => {
    const isRunning = browser.exitCode === null && browser.signalCode === null
    if (browser.pid && isRunning) process.kill(-browser.pid, 'SIGKILL')
  }
  atExit(end)
  let log = ''
  browser.stderr.on('data', (chunk: Buffer) => void (log += chunk.toString()))
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(50)) {
    const port = /DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(log)?.[1]
    if (!port) continue
    return {
      port: Number(port),
      async stop() {
        end()
        await ended
      },
    }
  }
  throw new Error(`The browser did not start:\n${log}`)
}
