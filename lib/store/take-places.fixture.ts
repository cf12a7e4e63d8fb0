import { once } from 'node:events'
import { openServerStore } from './adapters.fixture'
import { openSqliteStore } from './sqlite'
import type { StoredRecord, TransactResult } from './store'

/** One process, whose clients all take a place in one record at once. */
export interface PlaceRequest {
  /** The port of the tests' database, or an SQLite file. */
  target: number | string
  places: number
  clients: string[]
}
export type PlaceReport = Record<'firstTries' | 'retries', TransactResult[]>

async function takePlaces({ target, places, clients }: PlaceRequest): Promise<PlaceReport> {
  const store =
    typeof target === 'string' ? openSqliteStore(target) : openServerStore(target, 'ops')
  await store.read('locations', 'toronto', Date.now() + 20_000)
  process.send?.('ready')
  await once(process, 'message')
  const take = (client: string) => (current: StoredRecord | null) => {
    const isAllowed = current !== null && client in current
    const isFull = Object.keys(current ?? {}).length >= places
    return isAllowed || isFull ? undefined : { ...current, [client]: 1 }
  }
  const takeAll = () => {
    const deadline = Date.now() + 20_000
    return Promise.all(
      clients.map((client) => store.transact('limits', `${places}`, deadline, take(client))),
    )
  }
  return { firstTries: await takeAll(), retries: await takeAll() }
}

const requests = JSON.parse(process.argv[2] ?? '[]') as PlaceRequest[]
for (const request of requests) process.send?.(await takePlaces(request))
process.exit()
