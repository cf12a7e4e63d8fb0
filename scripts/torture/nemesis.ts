import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseServer, Fault } from '@/e2e/support/database-server'
import type { History } from './history'
import type { TokenServer } from '@/e2e/support/token-server'

/** What the nemesis plays, each in a window of its own during which every request meets it. */
export const PLAYS = [
  'refuse',
  'hang',
  'reset',
  'apply-and-cut',
  '503',
  'late',
  'truncate',
  /** Every token is revoked, and no new one is to be had. */
  'no-token',
  /** Every token that was ever issued is revoked. */
  '401',
] as const
type Play = (typeof PLAYS)[number]

export interface Rhythm {
  faultMs: number
  calmMs: number
}

/** Plays one fault after another, with a calm after each, until told to stop. */
export function startNemesis(
  database: DatabaseServer,
  tokens: TokenServer,
  history: History,
  { faultMs, calmMs }: Rhythm,
): { stop: () => Promise<void> } {
  let play: Play | undefined
  const revoked = new Set<string>()
  database.misbehave((_path, request) => {
    if (revoked.has(bearerOf(request))) return '401'
    return play === 'no-token' || play === '401' ? undefined : (play satisfies Fault | undefined)
  })

  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal })
  async function playAll(): Promise<void> {
    for (let turn = 0; ; turn++) {
      await pause(calmMs)
      play = PLAYS[turn % PLAYS.length]
      const at = history.now()
      if (play === 'no-token' || play === '401') {
        for (const token of tokens.issued) revoked.add(token)
      }
      tokens.isDown = play === 'no-token'
      await pause(faultMs)
      history.add({ type: 'fault', at, fault: String(play), until: history.now() })
      play = undefined
      tokens.isDown = false
    }
  }
  const playing = playAll().catch(() => undefined)

  return {
    async stop() {
      stopping.abort()
      await playing
      play = undefined
      tokens.isDown = false
      database.misbehave(undefined)
    },
  }
}

function bearerOf({ headers }: IncomingMessage): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? ''
}
