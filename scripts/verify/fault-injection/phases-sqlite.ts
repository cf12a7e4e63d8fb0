import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { injectProcessFaults } from './process-faults'
import { runOnFile, makeStoredCheck } from './environment-sqlite'
import type { History } from './history'
import { MAX_ANSWER_MS, scaleCount, type Phase } from './phase'
import { makeSmallDisk } from './small-disk'
import { runWorkload } from './workload'

async function withTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const MAX_TRIES = 60

const sqliteKills: Phase = {
  name: 'sqlite-kills',
  title: 'sqlite: site killed (-9)',
  thresholds: { tries: MAX_TRIES, reached: 1 },
  run: (scale) =>
    withTempFolder((folder) =>
      runOnFile('sqlite-kills', folder, async ({ file, history, forms, host }) => {
        const submissions = scaleCount(scale, 2_000)
        const disturbing = injectProcessFaults({
          history,
          host,
          submissions,
          kills: scaleCount(scale, 20),
          freezes: [],
        })
        const { onArrival } = disturbing
        const isStored = makeStoredCheck(file)
        const [rate, maxConcurrent] = [25, 150]
        await runWorkload({
          history,
          forms,
          phase: 7,
          submissions,
          rate,
          maxConcurrent,
          tries: MAX_TRIES,
          isStored,
          onArrival,
        })
        await disturbing.done()
      }),
    ),
}

/** How long another process holds the file each time: within the site's six seconds, and beyond. */
const LOCK_DURATIONS_MS = [1_000, 3_000, 8_000]

const lockedFile: Phase = {
  name: 'sqlite-locked',
  title: 'sqlite: file locked',
  thresholds: { tries: MAX_TRIES, answerMs: MAX_ANSWER_MS, reached: 1 },
  run: (scale) =>
    withTempFolder((folder) =>
      runOnFile('sqlite-locked', folder, async ({ file, history, forms }) => {
        const submissions = scaleCount(scale, 1_000)
        const working = new AbortController()
        const locking = lockRepeatedly(file, history, working.signal)
        const isStored = makeStoredCheck(file)
        await runWorkload({
          history,
          forms,
          phase: 8,
          submissions,
          rate: 10,
          maxConcurrent: 150,
          tries: MAX_TRIES,
          isStored,
        })
        working.abort()
        await locking
      }),
    ),
}

async function lockRepeatedly(file: string, history: History, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    using other = new DatabaseSync(file, { timeout: 5_000 })
    const heldMs = LOCK_DURATIONS_MS[turn % LOCK_DURATIONS_MS.length] ?? 0
    const at = history.now()
    other.exec('BEGIN IMMEDIATE')
    await sleep(heldMs)
    other.exec('COMMIT')
    history.add({ type: 'fault', at, fault: 'lock', until: history.now() })
    await sleep(1_000)
  }
}

/** The shares of the visitors between whose arrivals the disk is full. */
const FULL_DISK_RANGE = { from: 0.4, to: 0.7 }
/** How long it stays full after the site was cut off and started on the full disk. */
const FULL_AFTER_RESTART_MS = 3_000

/** @param logName where the site's log lies on the same disk; else its reader is on another one */
const makeFullDiskPhase = (
  name: string,
  title: string,
  number: number,
  logName?: string,
): Phase => ({
  name,
  title,
  // A site that is not killed answers while the disk is full.
  thresholds: { tries: MAX_TRIES, reached: 10, unanswered: logName ? 0.05 : undefined },
  async run(scale) {
    const smallDisk = makeSmallDisk()
    if (!smallDisk) return undefined
    const submissions = scaleCount(scale, 1_000)
    try {
      return await runOnFile(
        name,
        smallDisk.folder,
        async ({ file, history, forms, host }) => {
          let since = 0
          let freed = Promise.resolve()
          const onArrival = (arrived: number) => {
            if (arrived === submissions * FULL_DISK_RANGE.from) {
              since = history.now()
              smallDisk.fill(host.site.pid)
            }
            if (arrived === submissions * FULL_DISK_RANGE.to) freed = freeDisk()
          }
          async function freeDisk(): Promise<void> {
            // Next cannot start without space for its first output.
            if (!logName) {
              await host.kill()
              await host.start()
              smallDisk?.fill(host.site.pid)
            }
            await sleep(FULL_AFTER_RESTART_MS)
            smallDisk?.empty(host.site.pid)
            const until = history.now()
            history.add({ type: 'fault', at: since, fault: smallDisk?.kind ?? '', until })
          }
          await runWorkload({
            history,
            forms,
            phase: number,
            submissions,
            rate: 20,
            // No visitor is served while the disk is full; new ones must still arrive.
            maxConcurrent: submissions,
            tries: MAX_TRIES,
            isStored: makeStoredCheck(file),
            onArrival,
          })
          await freed
        },
        logName && join(smallDisk.folder, logName),
      )
    } finally {
      smallDisk.remove()
    }
  },
})

export const sqlitePhases = [
  sqliteKills,
  lockedFile,
  makeFullDiskPhase('sqlite-full-disk', 'sqlite: full disk', 9),
  makeFullDiskPhase(
    'sqlite-full-disk-log',
    'sqlite: full disk, with the log on it',
    10,
    'site.log',
  ),
]
