import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

// Each starts a process.
jest.setTimeout(60_000)

const TICK_MS = 20
const BLOCKED_TICKS = 25
const BLOCKED_MS = TICK_MS * BLOCKED_TICKS

interface Options {
  stdio?: ('pipe' | number)[]
}

function startChild(code: string, { stdio = [] }: Options = {}) {
  const script = `
    const guard = await import('./lib/monitoring/process-guard.ts')
    const { logEvent } = await import('./lib/log.ts')
    const { setTimeout: sleep } = await import('node:timers/promises')
    const send = (text) => process.send(text)
    ${code}
    process.disconnect()`
  const args = ['--conditions=react-server', '--import=tsx', '--input-type=module', '-e', script]
  return spawn(process.execPath, args, {
    stdio: ['ignore', stdio[0] ?? 'pipe', stdio[1] ?? 'pipe', 'ipc'],
  })
}
type Child = ReturnType<typeof startChild>

async function waitForExit(child: Child) {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return { code, signal }
}

async function readText(stream: Child['stderr']): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += String(chunk)
  return text
}

/** Like Next's listener, which logs every write error. */
const NEXT_ERROR_LISTENER = `
  let logged = 0
  process.on('uncaughtException', (error) => {
    if (++logged > 1000) process.exit(3)
    process.stderr.write(String(error))
  })`
const LOG_EVENTS = `
  for (let n = 0; n < 50; n++) {
    logEvent('test', { n })
    logEvent('test', { n }, 'error')
    process.stdout.write('text')
    process.stderr.write('text')
    await sleep(1)
  }`

test('A closed log pipe neither ends the process nor causes a loop', async () => {
  const child = startChild(`
    guard.ignoreWriteErrors()
    ${NEXT_ERROR_LISTENER}
    send('ready')
    await new Promise((go) => process.once('message', go))
    ${LOG_EVENTS}
    send('logged ' + logged)`)
  await once(child, 'message')
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.send('go')
  expect(await once(child, 'message')).toEqual(['logged 0', undefined])
  expect(await waitForExit(child)).toEqual({ code: 0, signal: null })
})

test('A log on a full disk neither ends the process nor causes a loop', async () => {
  const full = openSync('/dev/full', 'w')
  const child = startChild(
    `guard.ignoreWriteErrors()
    ${NEXT_ERROR_LISTENER}
    ${LOG_EVENTS}
    send('logged ' + logged)`,
    { stdio: [full, full] },
  )
  expect(await once(child, 'message')).toEqual(['logged 0', undefined])
  expect(await waitForExit(child)).toEqual({ code: 0, signal: null })
})

const START_WATCHDOG = `guard.startWatchdog(${TICK_MS}, ${BLOCKED_TICKS})`

test('A process with a blocked event loop is killed, and its log gives the reason', async () => {
  const child = startChild(`
    ${START_WATCHDOG}
    await sleep(${BLOCKED_MS})
    for (;;);`)
  const log = readText(child.stderr)
  expect(await waitForExit(child)).toEqual({ code: null, signal: 'SIGKILL' })
  expect(JSON.parse(await log)).toMatchObject({
    level: 'error',
    event: 'watchdog',
    outcome: 'blocked',
  })
})

test('A process blocked by a full log pipe is killed', async () => {
  const child = startChild(`
    ${START_WATCHDOG}
    await sleep(${BLOCKED_MS})
    for (;;) logEvent('test', { text: 'x'.repeat(1000) }, 'error')`)
  expect(await waitForExit(child)).toEqual({ code: null, signal: 'SIGKILL' })
})

test('A process that yields between pieces of work is not killed', async () => {
  const child = startChild(`
    ${START_WATCHDOG}
    for (let piece = 0; piece < 20; piece++) {
      const until = performance.now() + ${BLOCKED_MS / 5}
      while (performance.now() < until);
      await sleep(${2 * TICK_MS})
    }`)
  expect(await waitForExit(child)).toEqual({ code: 0, signal: null })
})

test('A suspended process is not killed', async () => {
  const child = startChild(`
    ${START_WATCHDOG}
    send('ready')
    await new Promise((go) => process.once('message', go))
    await sleep(${2 * BLOCKED_MS})`)
  await once(child, 'message')
  for (let times = 0; times < 3; times++) {
    child.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, 2 * BLOCKED_MS))
    child.kill('SIGCONT')
    await new Promise((resolve) => setTimeout(resolve, 10 * TICK_MS))
  }
  child.send('go')
  expect(await waitForExit(child)).toEqual({ code: 0, signal: null })
})

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('After %s a process that does not finish exits with %d', async (signal, code) => {
  const child = startChild(`
    guard.limitShutdown(${BLOCKED_MS})
    process.on('${signal}', () => send('finishing'))
    send('ready')
    await sleep(1e9)`)
  await once(child, 'message')
  const finishing = once(child, 'message')
  child.kill(signal)
  expect(await finishing).toEqual(['finishing', undefined])
  expect(await waitForExit(child)).toEqual({ code, signal: null })
})
