import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import type { Site } from '@/e2e/support/servers/site'
import type { Environment, Office } from './environment'

const MAX_RUNS = 20
/** What was sent before a kill arrives after it. A killed site needs longer to start again. */
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
 * Runs at these sites at once, until nothing is undelivered. Each is six minutes later: an entry that has failed
 * before waits for up to an hour. @param hours of the clock at the first run @throws Error if something stays
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

/** A webhook has the message's id, `{key}` or `{key}.{change}`, and a mail has `.email` or `.customer` after it. */
export function listMessages({ mail, webhook }: Environment): { id: string; at: number }[] {
  return [
    ...webhook.calls.map(({ headers, at }) => ({ id: String(headers['webhook-id']), at })),
    ...mail.mails.map(({ messageId, at }) => ({ id: messageId.replace(/^<|@.*$/g, ''), at })),
  ]
}

/** Messages that came again. `isExcused`: the site was killed between the sending and its note. */
export function findRepeated(environment: Environment, noteMs: number) {
  const { kills } = environment.host
  const isKilled = ({ at }: { at: number }) =>
    kills.some(({ from, to }) => at - ARRIVAL_MS <= to && from <= at + noteMs)
  return [...Map.groupBy(listMessages(environment), ({ id }) => id)].flatMap(([id, copies]) =>
    copies.length > 1 ? [{ id, isExcused: copies.slice(0, -1).every(isKilled) }] : [],
  )
}
