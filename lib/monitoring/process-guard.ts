import 'server-only'
import { Worker } from 'node:worker_threads'
import { logEvent } from '@/lib/log'

/**
 * The longest time from SIGTERM to the end. The slowest submission is answered within 7 s; a delivery to
 * the webhook that is cut off is repeated by the cron job.
 */
const SHUTDOWN_MS = 10_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

const TICK_MS = 1_000
/** 5 s: the longest legitimate work without a pause is far below 1 s. */
const BLOCKED_TICKS = 5

/**
 * Without a listener a write error of a stream is an uncaught exception. Next logs it to the same
 * stream, which fails again: an endless loop.
 */
export function ignoreWriteErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Next waits for every open connection after SIGTERM, also for one that never completes its request. */
export function limitShutdown(limitMs = SHUTDOWN_MS): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void setTimeout(() => process.exit(EXIT_CODES[signal]), limitMs))
  }
}

/**
 * Kills the process when its event loop has not run for so many ticks of a second thread. The thread
 * counts its own ticks instead of time, so a suspended or starved process is not killed.
 */
export function startWatchdog(tickMs = TICK_MS, blockedTicks = BLOCKED_TICKS): void {
  const heartbeats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(heartbeats, 0, 1), tickMs).unref()
  const worker = new Worker(WATCHDOG, {
    eval: true,
    workerData: { beats: heartbeats, tickMs, blockedTicks },
    execArgv: [],
    env: {},
  })
  worker.on('error', (error: Error) =>
    logEvent('watchdog', { outcome: 'failed', reason: error.name }, 'error'),
  )
  worker.unref()
}

/**
 * As text, because a bundler would not find a worker's file. SIGKILL: a blocked process runs no signal
 * handler. The line is written without waiting: a full pipe would block this thread, too.
 */
const WATCHDOG = `
const { write } = require('node:fs')
const { workerData: { beats, tickMs, blockedTicks } } = require('node:worker_threads')
let last = -1
let missed = 0
setInterval(() => {
  const beat = Atomics.load(beats, 0)
  missed = beat === last ? missed + 1 : 0
  last = beat
  if (missed !== blockedTicks) return
  const at = new Date().toISOString()
  const line = { at, level: 'error', event: 'watchdog', outcome: 'blocked' }
  write(2, JSON.stringify(line) + '\\n', () => {})
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100)
}, tickMs)
`
