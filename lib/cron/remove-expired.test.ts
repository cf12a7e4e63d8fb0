import { openMemoryStore } from '@/lib/store/memory.fixture'
import { JOB, LEAD } from '@/lib/store/records.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'
import { encodeTime } from '@/lib/store/record-key'
import { readLastRun } from './removal-run'
import { removeExpired } from './remove-expired'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const keyOf = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
const [OLD, YOUNG] = [keyOf('2016-01-01', 'old'), keyOf('2026-11-20', 'young')]

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
const put = (list: ListName, key: string, record: StoredRecord) =>
  store.records.set(`${list}/${key}`, record)
/** Without the entry of the last run. */
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

const remove = (options: { isDryRun?: boolean; deadline?: number } = {}) =>
  removeExpired(store, { now: NOW, ...options }, (line) => lines.push(line))

test('A list that cannot be read keeps no other from being cleared', async () => {
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

test('An expired request and what is still owed for it go, and a slot after its day', async () => {
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

test('The office’s index loses expired requests, and those that were decided sixty days ago', async () => {
  const isOver = { kind: 'quote', waits_for: '' }
  put('desk', `toronto-${OLD}`, { kind: 'quote', waits_for: 'decide' })
  put('desk', `toronto-${YOUNG}`, { kind: 'quote', waits_for: 'decide' })
  put('desk', `barrie~${YOUNG}`, { ...isOver, until: '2026-11-20' })
  put('desk', `houston~${YOUNG}`, { ...isOver, until: '2026-11-23' })
  put('desk', 'toronto-walk-in-record-1', isOver)
  expect(await remove()).toMatchObject({ removed: 2, undated: [], failures: [] })
  expect(lines.toSorted()).toEqual([`desk/barrie~${YOUNG}`, `desk/toronto-${OLD}`])
})

test('A mailbox that has declined stays, and so does what is owed on a later day', async () => {
  const due = encodeTime(NOW + 40 * 86_400_000)
  put('declined', 'a'.repeat(43), { at: '2024-01-01T00:00:00Z' })
  put('outbox', `${due}thanks000000`, { list: 'leads', key: YOUNG, at: '2027-01-01T15:00:00Z' })
  expect(await remove()).toMatchObject({ removed: 0, undated: [] })
  expect(listPaths()).toHaveLength(2)
})

test('Records whose keys staff typed are named, or expire by their date, and stop no other', async () => {
  put('leads', 'Jane Doe 1', {})
  put('leads', 'walk-in-record-1', { ...LEAD, date: '2024-01-01' })
  put('leads', 'walk-in-record-2', { ...LEAD, date: '2026-01-01' })
  put('jobs', '\u202ejob', { cus_phone: LEAD.phone, date: 'soon' })
  put('leads', OLD, LEAD)
  put('leads', YOUNG, LEAD)
  for (const key of ['Jane Doe 1', 'walk-in-record-1', 'walk-in-record-2'])
    put('outcomes', key, { won: true })
  put('limits', 'x', { [YOUNG]: 0 })
  const { removed, undated } = await remove()
  expect(undated).toEqual(['limits/x', 'leads/Jane Doe 1', 'jobs/ job'])
  const expired = [`leads/${OLD}`, 'leads/walk-in-record-1', 'outcomes/walk-in-record-1']
  expect([removed, lines.toSorted()]).toEqual([3, expired])
})

test('Ops read which removed requests were written for Google Ads', async () => {
  put('outcomes', OLD, { won: true, exported_click: '2016-01-02T15:30:00Z' })
  put('outcomes', keyOf('2016-01-01', 'lost'), { won: false })
  expect(await remove({ isDryRun: true })).toMatchObject({ removed: 2, exported: [OLD] })
  expect(lines).toContain(`${OLD} was written for Google Ads: remove its conversion there, too`)
  expect(store.records.size).toBe(2)
})

test('A run that ends at its deadline says so, and the next ones remove the rest', async () => {
  for (let n = 100; n < 220; n++)
    for (const list of ['details', 'leads'] as const) put(list, keyOf('2016-01-01', `${n}`), LEAD)
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
    [120, false],
    [20, true],
  ])
  expect(listPaths()).toEqual([`leads/${YOUNG}`])
})

test('Of a long list only the oldest records are read, and those under typed keys', async () => {
  for (let n = 0; n < 5_000; n++) put('leads', keyOf('2026-11-20', `${10_000 + n}`), LEAD)
  put('leads', OLD, LEAD)
  put('leads', 'walk-in-record-1', { ...LEAD, date: '2024-01-01' })
  const list = jest.spyOn(store, 'list')
  expect(await remove()).toMatchObject({ removed: 2 })
  const answers = list.mock.results.map(({ value }) => value as Promise<object>)
  const counts = (await Promise.all(answers)).map((records) => Object.keys(records).length)
  expect(Math.max(...counts)).toBeLessThan(2_500)
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThan(2_500)
})

test('Each run leaves its time and counts, which never expire', async () => {
  expect(await readLastRun(store, 0)).toBeNull()
  await remove({ isDryRun: true })
  expect(await readLastRun(store, 0)).toBeNull()
  put('leads', OLD, LEAD)
  await remove()
  put('leads', 'Jane Doe 1', {})
  await remove()
  expect(await readLastRun(store, 0)).toEqual({
    at: '2026-11-23T14:05:00Z',
    complete: true,
    removed: 0,
    failed: 0,
    undated: 1,
  })
  jest.spyOn(store, 'transact').mockResolvedValue({ status: 'refused' })
  expect(await remove()).toMatchObject({
    failures: ['limits/forget could not be written: refused'],
  })
})
