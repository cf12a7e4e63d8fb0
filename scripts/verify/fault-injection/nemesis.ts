import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '@/e2e/support/servers/database-faults'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import type { History } from './history'
import type { TokenServer } from '@/e2e/support/servers/token-server'

/** The faults; each hits every request of its own time window. */
export const NEMESIS_FAULTS = [
  'refuse',
  'hang',
  'reset',
  'apply-and-cut',
  '503',
  'late',
  'truncate',
  /** All tokens are revoked and no new one is issued. */
  'no-token',
  /** Every token that was ever issued is revoked. */
  '401',
] as const
type NemesisFault = (typeof NEMESIS_FAULTS)[number]

export interface FaultTiming {
  faultMs: number
  calmMs: number
}

/** Applies one fault after another, with a pause after each, until stopped. */
export function startNemesis(
  database: DatabaseServer,
  tokens: TokenServer,
  history: History,
  { faultMs, calmMs }: FaultTiming,
): { stop: () => Promise<void> } {
  let currentFault: NemesisFault | undefined
  const revoked = new Set<string>()
  database.setFault((_path, request) => {
    if (revoked.has(getBearerToken(request))) return '401'
    return currentFault === 'no-token' || currentFault === '401'
      ? undefined
      : (currentFault satisfies Fault | undefined)
  })

  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal })
  async function runFaults(): Promise<void> {
    for (let turn = 0; ; turn++) {
      await pause(calmMs)
      currentFault = NEMESIS_FAULTS[turn % NEMESIS_FAULTS.length]
      const at = history.now()
      if (currentFault === 'no-token' || currentFault === '401') {
        for (const token of tokens.issued) revoked.add(token)
      }
      tokens.isDown = currentFault === 'no-token'
      await pause(faultMs)
      history.add({ type: 'fault', at, fault: String(currentFault), until: history.now() })
      currentFault = undefined
      tokens.isDown = false
    }
  }
  const running = runFaults().catch(() => undefined)

  return {
    async stop() {
      stopping.abort()
      await running
      currentFault = undefined
      tokens.isDown = false
      database.setFault(undefined)
    },
  }
}

function getBearerToken({ headers }: IncomingMessage): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? ''
}
