import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import {
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import { createClock, type Site } from '@/e2e/support/servers/site'
import { startWebhookReceiver, type WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { withEnvironment, type Environment, type Office, type StoreName } from './database'

const MAX_RUNS = 20

/** A site that tells of requests, and those whom it tells. */
export interface Deliveries extends Environment {
  mail: MailServer
  webhook: WebhookReceiver
  /** Sets the clock of all its sites ahead. */
  setHours: (hours: number) => void
}

export async function withDeliveries(
  name: string,
  store: StoreName,
  use: (deliveries: Deliveries) => Promise<void>,
): Promise<void> {
  const [mail, webhook] = await Promise.all([startMailServer(), startWebhookReceiver()])
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const { setHours, settings: clock } = createClock(folder)
  const settings = {
    ...clock,
    ...getMailSettings(mail),
    CONFIRMATIONS_PER_HOUR: '999',
    CRON_SECRET,
    // Links outlive the process that has signed them.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'links').toString('base64'),
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: 'webhook-'.repeat(5),
  }
  try {
    await withEnvironment(
      name,
      store,
      (environment) => use({ ...environment, mail, webhook, setHours }),
      settings,
    )
  } finally {
    mail.stop()
    webhook.stop()
    rmSync(folder, { recursive: true })
  }
}

export async function runCron({ url }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  await fetch(`${url}/api/cron/deliver`, { headers })
}

/** Without reminders, which are owed for days. */
export async function countOwed(office: Office): Promise<number> {
  const entries = Object.values(await office.list('outbox'))
  return entries.filter(({ occasion }) => occasion !== 'reminder').length
}

/** Runs at these sites at once, until nothing is owed. @throws Error if something stays */
export async function settle(office: Office, sites: readonly Site[]): Promise<number> {
  for (let run = 0; run < MAX_RUNS; run++) {
    if ((await countOwed(office)) === 0) return run
    await Promise.all(sites.map(runCron))
  }
  throw new Error(`${await countOwed(office)} entries of the outbox stay`)
}

/** The id of a webhook is `{key}` or `{key}.{change}`, that of a mail `{key}.dispatch` or `{key}.change.{change}`. */
export function listMessages({ mail, webhook }: Deliveries): { id: string; at: number }[] {
  return [
    ...webhook.calls.map(({ headers, at }) => ({ id: String(headers['webhook-id']), at })),
    ...mail.mails.map(({ messageId, at }) => ({ id: messageId.replace(/^<|@.*$/g, ''), at })),
  ]
}

/** Messages that came again. `isExcused`: the site was killed between the sending and its note. */
export function findRepeated(deliveries: Deliveries, noteMs: number) {
  const { kills } = deliveries.host
  const isKilled = ({ at }: { at: number }) =>
    kills.some((kill) => at <= kill && kill <= at + noteMs)
  return [...Map.groupBy(listMessages(deliveries), ({ id }) => id)].flatMap(([id, copies]) =>
    copies.length > 1 ? [{ id, isExcused: copies.slice(0, -1).every(isKilled) }] : [],
  )
}
