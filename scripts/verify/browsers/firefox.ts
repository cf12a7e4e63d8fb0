import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort } from '@/e2e/support/servers/site'
import { getBrowserEnv } from '@/e2e/support/servers/browser'
import { makeTab, retry, type Engine, type Send } from './tab'

const findFirefox = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/Applications/Firefox.app/Contents/MacOS']
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** Firefox by Marionette, its own WebDriver (https://firefox-source-docs.mozilla.org/testing/marionette). */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'apt-get install firefox-esr'),
  async open(javaScriptEnabled) {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const port = await findFreePort()
    const preferences = { 'marionette.port': port, 'javascript.enabled': javaScriptEnabled }
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${value});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--marionette', '--headless', '--no-remote', '--profile', profile]
    const child = spawn(findFirefox() ?? '', args, { env: getBrowserEnv(), stdio: 'ignore' })
    const stop = async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
    try {
      return await makeTab(makeSend(await retry(() => openSocket(port))), {}, stop)
    } catch (error) {
      await stop()
      throw error
    }
  },
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

type Answer = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }]

/** Messages are JSON after their length in bytes and a colon; the first one is a greeting. */
function makeSend(socket: Socket): Send {
  socket.on('error', () => undefined)
  let received = Buffer.alloc(0)
  let count = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, start - 1))
      if (start === 0 || received.length < end) return
      const message = JSON.parse(received.subarray(start, end).toString()) as Answer | object
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer)
    }
  })
  return async (command, parameters) => {
    const id = ++count
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await new Promise<Answer>((done) => waiting.set(id, done))
    if (error) throw new Error(`${command}: ${error.message}`)
    return 'value' in result ? result.value : result
  }
}
