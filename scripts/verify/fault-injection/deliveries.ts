import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import type { Site } from '@/e2e/support/servers/site'
import type { Environment, Office } from './environment'

const MAX_RUNS = 20
/** A message sent before a kill may arrive this much after it; a restart takes longer. */
const ARRIVAL_MS = 300

export async function runCron({ url }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  await fetch(`${url}/api/cron/deliver`, { headers })
}

/** Leaves out reminders and mails of a day, which wait for days. */
export async function countUndelivered(office: Office): Promise<number> {
  const entries = Object.values(await office.list('outbox'))
  return entries.filter(({ messageKind }) => messageKind !== 'reminder' && messageKind !== 'day')
    .length
}

/**
 * Runs cron at these sites until nothing is undelivered. Each run is six minutes later, because a failed
 * entry waits for up to an hour. @param hours of the clock at the first run @throws Error if entries stay
 */
export async function settle(
  { office, setHours }: Pick<Environment, 'office' | 'setHours'>,
  sites: readonly Site[],
  hours: number,
): Promise<number> {
  for (let run = 0; run < MAX_RUNS; run++) {
    if ((await countUndelivered(office)) === 0) return run
    setHours(hours + run / 10)
    await Promise.all(sites.map(runCron))
  }
  throw new Error(`${await countUndelivered(office)} entries of the outbox stay`)
}

/** Webhook ids are `{key}` or `{key}.{change}`; mail ids add `.email` or `.customer`. */
export function listMessages({ mail, webhook }: Environment): { id: string; at: number }[] {
  return [
    ...webhook.calls.map(({ headers, at }) => ({ id: String(headers['webhook-id']), at })),
    ...mail.mails.map(({ messageId, at }) => ({ id: messageId.replace(/^<|@.*$/g, ''), at })),
  ]
}

/** Finds messages that came twice. `isExcused`: the site was killed between the sending and its note. */
export function findRepeated(environment: Environment, noteMs: number) {
  const { kills } = environment.host
  const isKilled = ({ at }: { at: number }) =>
    kills.some(({ from, to }) => at - ARRIVAL_MS <= to && from <= at + noteMs)
  return [...Map.groupBy(listMessages(environment), ({ id }) => id)].flatMap(([id, copies]) =>
    copies.length > 1 ? [{ id, isExcused: copies.slice(0, -1).every(isKilled) }] : [],
  )
}
