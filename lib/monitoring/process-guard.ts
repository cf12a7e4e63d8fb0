import 'server-only'
import { Worker } from 'node:worker_threads'
import { logEvent } from '@/lib/log'

/** The slowest submission takes 7 s; the cron job repeats an interrupted webhook delivery. */
const SHUTDOWN_MS = 10_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

const TICK_MS = 1_000
/** 5 s; legitimate work blocks the event loop for far less than 1 s. */
const BLOCKED_TICKS = 5

/** Prevents a loop: Next logs an unhandled write error to the stream that failed. */
export function ignoreWriteErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** After SIGTERM Next waits without limit for open connections. */
export function limitShutdown(limitMs = SHUTDOWN_MS): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void setTimeout(() => process.exit(EXIT_CODES[signal]), limitMs))
  }
}

/** Counts ticks of a second thread, not time: a suspended or starved process is not killed. */
export function startWatchdog(tickMs = TICK_MS, blockedTicks = BLOCKED_TICKS): void {
  const heartbeats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(heartbeats, 0, 1), tickMs).unref()
  const worker = new Worker(WATCHDOG, {
    eval: true,
    workerData: { heartbeats, tickMs, blockedTicks },
    execArgv: [],
    env: {},
  })
  worker.on('error', (error: Error) =>
    logEvent('watchdog', { outcome: 'failed', reason: error.name }, 'error'),
  )
  worker.unref()
}

/** A string: bundlers miss a worker's file. The write is asynchronous: a full pipe must not delay the kill. */
const WATCHDOG = `
const { write } = require('node:fs')
const { workerData: { heartbeats, tickMs, blockedTicks } } = require('node:worker_threads')
let lastHeartbeat = -1
let missed = 0
setInterval(() => {
  const heartbeat = Atomics.load(heartbeats, 0)
  missed = heartbeat === lastHeartbeat ? missed + 1 : 0
  lastHeartbeat = heartbeat
  if (missed !== blockedTicks) return
  const at = new Date().toISOString()
  const line = { at, level: 'error', event: 'watchdog', outcome: 'blocked' }
  const kill = () => process.kill(process.pid, 'SIGKILL')
  write(2, JSON.stringify(line) + '\\n', kill)
  setTimeout(kill, 1000)
}, tickMs)
`
