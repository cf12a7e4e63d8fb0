import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SITE_URL } from '@/lib/env'

/** Less than a test's timeout, so that we still stop a slow server. */
const START_TIMEOUT_MS = 50_000

export type Site = Awaited<ReturnType<typeof startSite>>

/** For tests that change files of the site, such as refreshed pages. The caller removes the folder. */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  // Other sites of this build write there at the same time.
  const isKept = (path: string) =>
    !/^\.next\/(server\/route-cache|cache\/(?!fetch-cache))/.test(path)
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: isKept })
  for (const name of ['node_modules', 'package.json', 'next.config.ts', 'lib', 'public']) {
    symlinkSync(resolve(name), join(folder, name))
  }
  return folder
}

/** Sets the clock ahead for all sites with these settings. Its file is in the folder. */
export function createClock(folder: string) {
  const file = join(folder, 'hours')
  const setHours = (hours: number) => writeFileSync(file, String(hours))
  setHours(0)
  const program = resolve('e2e/support/servers/shifted-clock.mjs')
  return { setHours, settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${program}` } }
}

/**
 * Runs `next start`. @param port 0 for any free port
 * @throws Error with the output if the site does not respond in time
 */
export async function startSite(settings: Record<string, string>, folder = '.', port = 0) {
  const server = spawn('next', ['start', '-p', String(port)], {
    // Otherwise a refreshed page would contain this server's port in its canonical address.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_URL, ...settings },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const appendLog = (chunk: Buffer) => void (log += chunk.toString())
  for (const stream of [server.stdout, server.stderr]) stream.on('data', appendLog)
  const isRunning = () => server.exitCode === null && server.signalCode === null

  const deadline = Date.now() + START_TIMEOUT_MS
  let url: string | undefined
  while (!url || !(await isResponding(url))) {
    if (!isRunning() || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`The site did not start:\n${log}`)
    }
    await sleep(100)
    url = /http:\/\/localhost:\d+/.exec(log)?.[0]
  }
  return {
    url,
    pid: server.pid ?? 0,
    log: () => log,
    isRunning,
    async stop() {
      if (!isRunning()) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

/** For a server whose address must be known before it starts. */
export async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0)
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  await new Promise((done) => listener.close(done))
  return port
}

async function isResponding(url: string): Promise<boolean> {
  return fetch(`${url}/icon.svg`).then(
    (response) => response.ok,
    () => false,
  )
}
