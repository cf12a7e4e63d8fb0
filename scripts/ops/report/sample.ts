import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@/lib/store/sqlite'
import type { NewRecord, Store } from '@/lib/store/store'
import { addDays } from '@/lib/dates/wall-clock'
import type { Period } from './period'
import { makeSampleVisits } from './sample-experiments'
import { makeSampleRequest } from './sample-request'
import { createRandom } from '@/scripts/seeded-random'

/** A typical day of a mover in 17 cities. */
const REQUESTS_A_DAY = 45
const BATCH_SIZE = 200
const WRITE_TIMEOUT_MS = 30_000

/** A temporary store with made-up requests: the same for the same period. */
export async function openSampleStore({
  since,
  until,
}: Period): Promise<{ store: Store; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'report-sample-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', remove)
  const store = openSqliteStore(join(folder, 'sample.sqlite'))
  // With the week before.
  const start = Date.parse(addDays(since, -7))
  const end = Date.parse(until) + 86_400_000
  const days = (end - start) / 86_400_000
  const total = days * REQUESTS_A_DAY
  const random = createRandom(1)
  let batch: NewRecord[] = []
  for (let n = 0; n < total; n++) {
    batch.push(...makeSampleRequest(random, start, end, n))
    if (n % BATCH_SIZE < BATCH_SIZE - 1 && n < total - 1) continue
    const isStored = await store.createAll(batch, Date.now() + WRITE_TIMEOUT_MS)
    if (!isStored) throw new Error(`The sample could not be stored in ${folder}`)
    batch = []
  }
  for (let day = 0; day < days; day++) {
    batch.push(...makeSampleVisits(addDays(since, day - 7), day / days))
  }
  await store.createAll(batch, Date.now() + WRITE_TIMEOUT_MS)
  return { store, remove }
}
