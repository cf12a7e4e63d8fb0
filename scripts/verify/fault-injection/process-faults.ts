import { setTimeout as sleep } from 'node:timers/promises'
import type { Host } from './environment'
import type { History } from './history'

interface FaultPlan {
  history: History
  host: Host
  /** How many visitors arrive in all: the disturbances are spread over them. */
  submissions: number
  kills: number
  /** How long each freeze lasts, in milliseconds. */
  freezes: readonly number[]
}

/** Kills and freezes the site while visitors arrive, each when its share of them is there. */
export function injectProcessFaults({ history, host, submissions, kills, freezes }: FaultPlan) {
  const count = kills + freezes.length
  /** The number of kills between two freezes. */
  const schedule = Array.from({ length: count }, (_, turn) => {
    const freeze = Math.floor(((turn + 1) * freezes.length) / count)
    const before = Math.floor((turn * freezes.length) / count)
    return freeze > before ? freezes[before] : undefined
  })
  let started = 0
  let pending = Promise.resolve()

  async function injectFault(freezeMs: number | undefined): Promise<void> {
    const at = history.now()
    if (freezeMs === undefined) {
      await host.kill()
      await host.start()
    } else {
      host.freeze()
      await sleep(freezeMs)
      host.thaw()
    }
    const fault = freezeMs === undefined ? 'kill' : 'freeze'
    history.add({ type: 'fault', at, fault, until: history.now() })
    // The site works for a moment before the next one.
    await sleep(500)
  }

  return {
    onArrival: (arrived: number): void => {
      while (started < count && arrived >= ((started + 1) * submissions) / (count + 1)) {
        const freezeMs = schedule[started++]
        pending = pending.then(() => injectFault(freezeMs))
      }
    },
    done: () => pending,
  }
}
