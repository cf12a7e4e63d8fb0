import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { disturb } from './disturb'
import { onFile, standsIn } from './ground-sqlite'
import type { History } from './history'
import { ANSWER_MS, size, type Phase } from './phase'
import { makeSmallDisk } from './small-disk'
import { run } from './workload'

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const TRIES = 60

const kills: Phase = {
  name: 'sqlite-kills',
  title: 'sqlite: site killed (-9)',
  demands: { tries: TRIES, reached: 1 },
  perform: (scale) =>
    inFolder((folder) =>
      onFile('sqlite-kills', folder, async ({ file, history, forms, host }) => {
        const submissions = size(scale, 2_000)
        const disturbing = disturb({
          history,
          host,
          submissions,
          kills: size(scale, 20),
          freezes: [],
        })
        const { onArrival } = disturbing
        const stands = standsIn(file)
        const [rate, crowd] = [25, 150]
        await run({
          history,
          forms,
          phase: 7,
          submissions,
          rate,
          crowd,
          tries: TRIES,
          stands,
          onArrival,
        })
        await disturbing.done()
      }),
    ),
}

/** How long another process holds the file each time: within the site's six seconds, and beyond. */
const HELD_MS = [1_000, 3_000, 8_000]

const lockedFile: Phase = {
  name: 'sqlite-locked',
  title: 'sqlite: file locked',
  demands: { tries: TRIES, answerMs: ANSWER_MS, reached: 1 },
  perform: (scale) =>
    inFolder((folder) =>
      onFile('sqlite-locked', folder, async ({ file, history, forms }) => {
        const submissions = size(scale, 1_000)
        const working = new AbortController()
        const locking = lockInTurn(file, history, working.signal)
        const stands = standsIn(file)
        await run({
          history,
          forms,
          phase: 8,
          submissions,
          rate: 10,
          crowd: 150,
          tries: TRIES,
          stands,
        })
        working.abort()
        await locking
      }),
    ),
}

async function lockInTurn(file: string, history: History, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    using other = new DatabaseSync(file, { timeout: 5_000 })
    const heldMs = HELD_MS[turn % HELD_MS.length] ?? 0
    const at = history.now()
    other.exec('BEGIN IMMEDIATE')
    await sleep(heldMs)
    other.exec('COMMIT')
    history.add({ type: 'fault', at, fault: 'lock', until: history.now() })
    await sleep(1_000)
  }
}

/** The shares of the visitors between whose arrivals the disk is full. */
const FULL = { from: 0.4, to: 0.7 }
/** How long it stays full after the site was cut off and started on the full disk. */
const STILL_FULL_MS = 3_000

/** @param logName where the site's log lies on the same disk; else its reader is on another one */
const fullDisk = (name: string, title: string, number: number, logName?: string): Phase => ({
  name,
  title,
  // A site that is not killed answers while the disk is full.
  demands: { tries: TRIES, reached: 10, unanswered: logName ? 0.05 : undefined },
  async perform(scale) {
    const disk = makeSmallDisk()
    if (!disk) return undefined
    const submissions = size(scale, 1_000)
    try {
      return await onFile(
        name,
        disk.folder,
        async ({ file, history, forms, host }) => {
          let since = 0
          let isRoomy = Promise.resolve()
          const onArrival = (arrived: number) => {
            if (arrived === submissions * FULL.from) {
              since = history.now()
              disk.fill(host.site.pid)
            }
            if (arrived === submissions * FULL.to) isRoomy = endFullness()
          }
          async function endFullness(): Promise<void> {
            // Next itself cannot start without room for what it prints first.
            if (!logName) {
              await host.kill()
              await host.start()
              disk?.fill(host.site.pid)
            }
            await sleep(STILL_FULL_MS)
            disk?.empty(host.site.pid)
            const until = history.now()
            history.add({ type: 'fault', at: since, fault: disk?.kind ?? '', until })
          }
          await run({
            history,
            forms,
            phase: number,
            submissions,
            rate: 20,
            // Nobody is served while the disk is full, and the next must still come.
            crowd: submissions,
            tries: TRIES,
            stands: standsIn(file),
            onArrival,
          })
          await isRoomy
        },
        logName && join(disk.folder, logName),
      )
    } finally {
      disk.remove()
    }
  },
})

export const sqlitePhases = [
  kills,
  lockedFile,
  fullDisk('sqlite-full-disk', 'sqlite: full disk', 9),
  fullDisk('sqlite-full-disk-log', 'sqlite: full disk, with the log on it', 10, 'site.log'),
]
