import { setTimeout as sleep } from 'node:timers/promises'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import { startMailServer } from '@/e2e/support/servers/mail-server'
import { startTokenServer } from '@/e2e/support/servers/token-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { runInParallel } from '@/scripts/verify/built-site'
import { getMedian, getPercentile } from '@/scripts/statistics'
import { getSiteSettings, startHost } from '@/scripts/verify/fault-injection/environment'
import { getForms, makeVisitor, type Forms } from '@/scripts/verify/fault-injection/visitor'

const CONCURRENT_VISITORS = 16
const WARM_UP_S = 2
const CALM_PAUSE_MS = 100
let visitorCount = 0

type Store = { name: 'database' | 'sqlite' | 'mailed'; forms: Forms }

/** Starts a site on the tests' database server, one that also sends mails, and one on an SQLite file. */
export async function startStores(file: string): Promise<Store[]> {
  const database = await startDatabaseServer()
  database.put('/locations', SEED_LOCATIONS)
  const settings = getSiteSettings(database, await startTokenServer())
  return [
    await startStore('database', settings),
    await startStore('mailed', { ...settings, ...(await startMailSettings()) }),
    await startStore('sqlite', { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }),
  ]
}

async function startStore(name: Store['name'], settings: Record<string, string>): Promise<Store> {
  const { site } = await startHost(settings)
  const store = { name, forms: await getForms(site.url) }
  await measureSubmissions(store, WARM_UP_S)
  return store
}

async function startMailSettings(): Promise<Record<string, string>> {
  const { url } = await startMailServer()
  return { SMTP_URL: url, MAIL_FROM: 'site@bench.example', DISPATCH_EMAIL: 'crew@bench.example' }
}

/** One visitor after another, with pauses: the median answer in milliseconds. */
export async function measureCalmAnswers({ name, forms }: Store, seconds: number) {
  const end = performance.now() + seconds * 1_000
  const latencies: number[] = []
  while (performance.now() < end) {
    latencies.push((await makeVisitor(1, visitorCount++).send(forms)).ms)
    await sleep(CALM_PAUSE_MS)
  }
  return { [`${name}Calm`]: getMedian(latencies) }
}

/** Visitors send the next form when the last is answered, as plain posts and as action calls. */
export async function measureSubmissions({ name, forms }: Store, seconds: number) {
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1_000
  const latencies: number[] = []
  function* visitors() {
    while (elapsed() < seconds) yield makeVisitor(1, visitorCount++)
  }
  await runInParallel(visitors(), CONCURRENT_VISITORS, async (visitor) => {
    const { outcome, ms } = await visitor.send(forms)
    if (outcome !== 'stored') throw new Error(`A submission was not stored: ${outcome}`)
    latencies.push(ms)
  })
  const rate = latencies.length / elapsed()
  return { [`${name}Rate`]: rate, [`${name}P95`]: getPercentile(latencies, 0.95) }
}
