import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import {
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import { copyBuild, createClock, startSite, type Site } from '@/e2e/support/servers/site'
import { startWebhookReceiver, type WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { applyChange, type Store, type StoredRecord } from '@/lib/store/store'
import { openSqliteStore } from '@/lib/store/sqlite'

const LOG_FOLDER = 'test-results/fault-injection'

/** The store as staff use it: direct, without the faults. */
export type Office = Pick<Store, 'list' | 'transact'>

export interface Environment {
  database: DatabaseServer
  office: Office
  host: Host
  /** Receive the site's messages if `isTelling`. */
  mail: MailServer
  webhook: WebhookReceiver
  /** Sets the clock of an `isTelling` site ahead. */
  setHours: (hours: number) => void
}

export type StoreName = 'database' | 'sqlite'

/** @param isTelling adds receivers, cron, and the site's own copy of the build, which it may refresh */
export async function withEnvironment<Result>(
  name: string,
  store: StoreName,
  use: (environment: Environment) => Promise<Result>,
  isTelling = true,
): Promise<Result> {
  const folder = isTelling ? copyBuild() : mkdtempSync(join(tmpdir(), 'fault-injection-'))
  const file = join(folder, 'site.sqlite')
  const [database, mail, webhook] = await Promise.all([
    startSeededDatabase(),
    startMailServer(),
    startWebhookReceiver(),
  ])
  const { setHours, settings: clock } = createClock(folder)
  const host = new Host(
    {
      ...(store === 'database'
        ? getSiteSettings(database)
        : { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }),
      ...(isTelling && {
        ...clock,
        ...getMailSettings(mail),
        CONFIRMATIONS_PER_HOUR: '999',
        CRON_SECRET,
        LEAD_WEBHOOK_URL: webhook.url,
        LEAD_WEBHOOK_SECRET: 'webhook-'.repeat(5),
      }),
    },
    isTelling ? folder : '.',
  )
  const office = store === 'database' ? openOffice(database) : openSqliteStore(file)
  try {
    await host.start()
    return await use({ database, office, host, mail, webhook, setHours })
  } finally {
    mkdirSync(LOG_FOLDER, { recursive: true })
    writeFileSync(join(LOG_FOLDER, `${name}.log`), host.earlierLog + host.site.log())
    await host.site.stop()
    await database.stop()
    mail.stop()
    webhook.stop()
    rmSync(folder, { recursive: true })
  }
}

export class Host {
  site!: Site
  /** Start and end of each kill, in epoch milliseconds. */
  readonly kills: { from: number; to: number }[] = []
  earlierLog = ''

  constructor(
    readonly settings: Record<string, string>,
    readonly folder: string,
  ) {
    // No site may outlive an interrupted run, not even a frozen one.
    process.on('exit', () => this.site?.isRunning() && process.kill(this.site.pid, 'SIGKILL'))
  }

  async start(port = 0): Promise<void> {
    this.site = await startSite(this.settings, this.folder, port)
  }

  async restart(): Promise<void> {
    const from = Date.now()
    await this.site.stop()
    this.kills.push({ from, to: Date.now() })
    this.earlierLog += this.site.log()
    await this.start(Number(new URL(this.site.url).port))
  }

  async freeze(ms: number): Promise<void> {
    process.kill(this.site.pid, 'SIGSTOP')
    await sleep(ms)
    process.kill(this.site.pid, 'SIGCONT')
  }
}

const openOffice = (database: DatabaseServer): Office => ({
  list: (list) =>
    Promise.resolve((database.read(`/${list}`) ?? {}) as Record<string, StoredRecord>),
  transact(list, key, _deadline, change) {
    const path = `/${list}/${key}`
    const result = applyChange(change, database.read(path) as StoredRecord | null)
    if (result.status === 'stored' && result.isChanged) database.put(path, result.record)
    return Promise.resolve(result)
  },
})
