import { join } from 'node:path'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import { startTokenServer } from '@/e2e/support/servers/token-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { getPercentile } from '@/scripts/verify/statistics'
import { getSiteSettings, startHost } from '@/scripts/verify/fault-injection/environment'
import { getForms, makeVisitor, type Forms } from '@/scripts/verify/fault-injection/visitor'
import type { Book } from './book'
import type { MeasureKey } from './measures'
import { newFolder } from './until-exit'

/** Who sends at the same time, each the next form as soon as the last is answered. */
const VISITORS = 16
const WARM_UP_S = 2

/** A site on a store of its own. */
export interface Store {
  keys: { rate: MeasureKey; p95: MeasureKey }
  forms: Forms
  /** Everybody is somebody else, over all rounds. */
  next: () => ReturnType<typeof makeVisitor>
}

/** The site on the tests' database in place of Firebase, and on a file. */
export async function startStores(): Promise<Store[]> {
  const database = await startDatabaseServer()
  database.put('/locations', SEED_LOCATIONS)
  const settings = getSiteSettings(database, await startTokenServer())
  const file = join(newFolder('sqlite'), 'site.sqlite')
  return [
    await startStore(1, settings, { rate: 'databaseRate', p95: 'databaseP95' }),
    await startStore(
      2,
      { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file },
      { rate: 'sqliteRate', p95: 'sqliteP95' },
    ),
  ]
}

async function startStore(
  phase: number,
  settings: Record<string, string>,
  keys: Store['keys'],
): Promise<Store> {
  const { site } = await startHost(settings)
  let n = 0
  const store = { keys, forms: await getForms(site.url), next: () => makeVisitor(phase, n++) }
  await sendFor(WARM_UP_S, store)
  return store
}

/** Sends forms for some seconds, as plain posts and as the hydrated page does. */
export async function measureSubmissions(
  page: string,
  store: Store,
  seconds: number,
  book: Book,
): Promise<void> {
  const started = performance.now()
  const times = await sendFor(seconds, store)
  const passed = (performance.now() - started) / 1_000
  book.note(page, store.keys.rate, 'site', times.length / passed)
  book.note(page, store.keys.p95, 'site', getPercentile(times, 0.95) ?? NaN)
}

/**
 * @returns how long each took, in milliseconds
 * @throws Error where somebody was not thanked
 */
async function sendFor(seconds: number, { forms, next }: Store): Promise<number[]> {
  const end = performance.now() + 1_000 * seconds
  const times: number[] = []
  const visit = async () => {
    while (performance.now() < end) {
      const { outcome, ms } = await next().send(forms)
      if (outcome !== 'stored') throw new Error(`A visitor was not thanked: ${outcome}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  return times
}
