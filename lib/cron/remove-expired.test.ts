import { encodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'
import { readLastRun, removeExpired } from './remove-expired'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const [OLD, YOUNG] = [createTimedKey('2016-01-01', 'old'), createTimedKey('2026-11-20', 'young')]

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
const put = (list: ListName, key: string, record: StoredRecord) =>
  store.records.set(`${list}/${key}`, record)
/** Omits the record of the last run. */
const listPaths = () => [...store.records.keys()].filter((path) => path !== 'limits/forget')

beforeEach(() => {
  store = openMemoryStore()
  lines = []
})
afterEach(() => jest.restoreAllMocks())

function failToRemove(path: string): void {
  const removeRecord = store.remove.bind(store)
  jest.spyOn(store, 'remove').mockImplementation(async (list, key) => {
    if (`${list}/${key}` === path) throw new Error('status 503')
    return removeRecord(list, key)
  })
}

const remove = (options: { isDryRun?: boolean; deadline?: number; now?: number } = {}) =>
  removeExpired(store, { now: NOW, ...options }, (line) => lines.push(line))

test.each<[ListName, string, now: string, kept: number]>([
  ['leads', createTimedKey('2026-11-20T12:00Z', 'x'), '2028-11-20T23:59Z', 1],
  ['leads', createTimedKey('2026-11-20T12:00Z', 'x'), '2028-11-21T00:00Z', 0],
  // There is no February 29 24 months before.
  ['jobs', createTimedKey('2026-03-01T05:00Z', 'x'), '2028-02-29T23:59Z', 1],
  ['jobs', createTimedKey('2026-03-01T05:00Z', 'x'), '2028-03-02T00:00Z', 0],
  ['limits', createTimedKey('2026-11-20T00:00Z', 'x'), '2026-11-21T23:59Z', 1],
  ['limits', createTimedKey('2026-11-20T00:00Z', 'x'), '2026-11-22T00:01Z', 0],
  ['slots', '2026-11-23-0900-toronto', '2026-11-24T23:59Z', 1],
  ['slots', '2026-11-23-0900-toronto', '2026-11-25T00:00Z', 0],
])('A record of %s under %s: at %s there are %s', async (list, key, now, kept) => {
  put(list, key, {})
  await remove({ now: Date.parse(now) })
  expect(listPaths()).toHaveLength(kept)
})

test('A list that cannot be read does not stop the others', async () => {
  put('leads', OLD, LEAD)
  put('leads', YOUNG, LEAD)
  put('details', OLD, { city: 'toronto' })
  put('outcomes', OLD, { won: true })
  const list = store.list.bind(store)
  jest.spyOn(store, 'list').mockImplementation((name, ...rest) => {
    if (name === 'outcomes') return Promise.reject(new Error('denied by the database rules'))
    return list(name, ...rest)
  })
  const failures = ['outcomes could not be read: denied by the database rules']
  expect(await remove()).toMatchObject({ removed: 2, failures, isComplete: true })
  expect(lines).toEqual([`details/${OLD}`, `leads/${OLD}`])
  expect(listPaths()).toEqual([`leads/${YOUNG}`, `outcomes/${OLD}`])
})

test('An expired request and its queued message go, and a reservation after its day', async () => {
  put('leads', OLD, LEAD)
  put('outbox', OLD, { list: 'leads', key: OLD })
  put('jobs', YOUNG, JOB)
  put('slots', '2026-11-20-0900-toronto', { [YOUNG]: 'id' })
  put('slots', '2026-11-30-0900-toronto', { [YOUNG]: 'id' })
  failToRemove(`leads/${OLD}`)
  const failures = [`leads/${OLD} could not be removed: status 503`]
  expect(await remove()).toMatchObject({ removed: 2, failures })
  expect(listPaths()).toEqual([`leads/${OLD}`, `jobs/${YOUNG}`, 'slots/2026-11-30-0900-toronto'])
  jest.restoreAllMocks()
  expect(await remove()).toMatchObject({ removed: 1, failures: [] })
})

test('The desk’s index drops expired requests and those decided 60 days ago', async () => {
  const isOver = { kind: 'quote', waits_for: '' }
  put('desk', `toronto-${OLD}`, { kind: 'quote', waits_for: 'decide' })
  put('desk', `toronto-${YOUNG}`, { kind: 'quote', waits_for: 'decide' })
  put('desk', `barrie~${YOUNG}`, { ...isOver, until: '2026-11-20' })
  put('desk', `houston~${YOUNG}`, { ...isOver, until: '2026-11-23' })
  put('desk', 'toronto-walk-in-record-1', isOver)
  expect(await remove()).toMatchObject({ removed: 2, failures: [] })
  expect(lines.toSorted()).toEqual([`desk/barrie~${YOUNG}`, `desk/toronto-${OLD}`])
})

test('A mailbox that declined stays, and so does a message due on a later day', async () => {
  const due = encodeTime(NOW + 40 * 86_400_000)
  put('declined', 'a'.repeat(43), { at: '2024-01-01T00:00:00Z' })
  put('outbox', `${due}thanks000000`, { list: 'leads', key: YOUNG, at: '2027-01-01T15:00:00Z' })
  expect(await remove()).toMatchObject({ removed: 0 })
  expect(listPaths()).toHaveLength(2)
})

test('Records with keys that staff typed stay, even among the oldest', async () => {
  for (const key of ['Jane Doe 1', '-Ada', '1001']) put('leads', key, { date: '2016-01-01' })
  put('leads', OLD, LEAD)
  expect(await remove()).toMatchObject({ removed: 1, failures: [] })
  expect(listPaths()).toEqual(['leads/Jane Doe 1', 'leads/-Ada', 'leads/1001'])
})

test('A run names removed requests that were exported to Google Ads', async () => {
  put('outcomes', OLD, { won: true, exported_click: '2016-01-02T15:30:00Z' })
  put('outcomes', createTimedKey('2016-01-01', 'lost'), { won: false })
  expect(await remove({ isDryRun: true })).toMatchObject({ removed: 2, exported: [OLD] })
  expect(lines).toContain(`${OLD} was written for Google Ads: remove its conversion there, too`)
  expect(store.records.size).toBe(2)
})

test('A run that ends at its deadline says so, and the next ones remove the rest', async () => {
  for (let n = 100; n < 220; n++)
    for (const list of ['details', 'leads'] as const)
      put(list, createTimedKey('2016-01-01', `${n}`), LEAD)
  put('leads', YOUNG, LEAD)
  let seconds = 0
  jest.spyOn(Date, 'now').mockImplementation(() => NOW + 1_000 * seconds)
  const removeRecord = store.remove.bind(store)
  jest.spyOn(store, 'remove').mockImplementation((...path) => {
    seconds++
    return removeRecord(...path)
  })
  const runs = []
  for (let n = 0; n < 3; n++) runs.push(await remove({ deadline: Date.now() + 100_000 }))
  expect(runs.map(({ removed, isComplete }) => [removed, isComplete])).toEqual([
    [100, false],
    [100, false],
    [40, true],
  ])
  expect(listPaths()).toEqual([`leads/${YOUNG}`])
})

test('Only the oldest records of a long list are read', async () => {
  for (let n = 0; n < 5_000; n++) put('leads', createTimedKey('2026-11-20', `${10_000 + n}`), LEAD)
  put('leads', OLD, LEAD)
  const list = jest.spyOn(store, 'list')
  expect(await remove()).toMatchObject({ removed: 1 })
  const answers = list.mock.results.map(({ value }) => value as Promise<object>)
  const counts = (await Promise.all(answers)).map((records) => Object.keys(records).length)
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
})

test('Each run leaves its time and counts, which never expire', async () => {
  expect(await readLastRun(store, 0)).toBeNull()
  await remove({ isDryRun: true })
  expect(await readLastRun(store, 0)).toBeNull()
  put('leads', OLD, LEAD)
  await remove()
  await remove()
  expect(await readLastRun(store, 0)).toEqual({
    at: '2026-11-23T14:05:00Z',
    complete: true,
    removed: 0,
    failed: 0,
  })
  jest.spyOn(store, 'transact').mockResolvedValue({ status: 'refused' })
  expect(await remove()).toMatchObject({
    failures: ['limits/forget could not be written: refused'],
  })
})
