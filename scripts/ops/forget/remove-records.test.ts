import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'
import { removePerson, type Person } from './remove-records'

const [OLD, YOUNG] = [createTimedKey('2016-01-01', 'old'), createTimedKey('2026-11-20', 'young')]

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
const put = (list: ListName, key: string, record: StoredRecord) =>
  store.records.set(`${list}/${key}`, record)

beforeEach(() => {
  store = openMemoryStore()
  lines = []
})

function failToRemove(path: string): void {
  const removeRecord = store.remove.bind(store)
  jest.spyOn(store, 'remove').mockImplementation(async (list, key) => {
    if (`${list}/${key}` === path) throw new Error('status 503')
    return removeRecord(list, key)
  })
}

const remove = (person: Person, isDryRun = false) =>
  removePerson(store, person, isDryRun, (line) => lines.push(line))
const PHONE = { phone: LEAD.phone }

test.each([true, false])(
  'Ops read which removed person was written for Google Ads; dry run: %s',
  async (isDryRun) => {
    put('leads', OLD, LEAD)
    put('leads', YOUNG, LEAD)
    put('outcomes', OLD, { won: true, exported_click: '2026-11-20T15:30:00Z' })
    put('outcomes', YOUNG, { won: false, withheld: '2026-11-20T15:30:00Z' })
    const before = store.records.size
    expect(await remove(PHONE, isDryRun)).toEqual({ count: 4, failures: [] })
    expect(lines).toEqual([
      `${OLD} was written for Google Ads: remove its conversion there, too`,
      `outcomes/${OLD}`,
      `leads/${OLD}`,
      `outcomes/${YOUNG}`,
      `leads/${YOUNG}`,
    ])
    expect(store.records.size).toBe(isDryRun ? before : 0)
  },
)

test.each(['details', 'outcomes', 'outbox', 'quarantine/leads', 'leads'] satisfies ListName[])(
  'A second run finds all of a person after a record in %s could not be removed',
  async (list) => {
    for (const name of ['leads', 'quarantine/leads'] as const) put(name, YOUNG, LEAD)
    put('leads', OLD, LEAD)
    put('details', YOUNG, {})
    put('outbox', YOUNG, { list: 'leads', key: YOUNG })
    put('outcomes', YOUNG, { won: true, exported_click: '2026-11-20T15:30:00Z' })
    failToRemove(`${list}/${YOUNG}`)
    const first = await remove(PHONE)
    expect(first.failures).toEqual([
      expect.stringMatching(`^${list}/${YOUNG} could not be removed: status 503`),
    ])
    expect(store.records.has(`leads/${OLD}`)).toBe(false)
    const left = store.records.size
    expect([...store.records.keys()].some((path) => /^(leads|quarantine)/.test(path))).toBe(true)
    jest.restoreAllMocks()
    expect(await remove(PHONE)).toEqual({ count: left, failures: [] })
    expect(first.count + left).toBe(6)
    expect(lines.join()).toContain(`${YOUNG} was written for Google Ads`)
    expect(store.records.size).toBe(0)
  },
)

test('The slot of a person is freed, and others keep theirs of the window', async () => {
  put('jobs', YOUNG, JOB)
  const window = '2026-11-30-0900-toronto'
  put('slots', window, { [YOUNG]: 'id', another: 'other-id' })
  expect(await remove({ key: YOUNG })).toEqual({ count: 2, failures: [] })
  expect([...store.records]).toEqual([[`slots/${window}`, { another: 'other-id' }]])
})

test('A person leaves the office’s index, too', async () => {
  put('jobs', YOUNG, JOB)
  for (const key of [`houston-${YOUNG}`, `houston~${YOUNG}`, `houston-${OLD}`])
    put('desk', key, { kind: 'pickup', waits_for: '' })
  expect(await remove({ key: YOUNG })).toEqual({ count: 3, failures: [] })
  expect([...store.records.keys()]).toEqual([`desk/houston-${OLD}`])
})

test.each([
  [{ email: 'ANNA@example.com' }, [`leads/${OLD}`]],
  // The email of a short quote is in its details.
  [{ email: 'jo@example.com' }, [`details/${YOUNG}`, 'outbox/due', `leads/${YOUNG}`]],
  [{ key: YOUNG }, [`details/${YOUNG}`, 'outbox/due', `leads/${YOUNG}`]],
  [{ key: 'Jane Doe 1' }, ['jobs/Jane Doe 1']],
  [{ key: 'lost' }, ['outcomes/lost']],
])('%j finds what belongs to it', async (person, paths) => {
  put('leads', OLD, LEAD)
  put('leads', YOUNG, { ...LEAD, email: 'Unavailable' })
  put('details', YOUNG, { email: 'Jo@example.com' })
  put('outbox', 'due', { list: 'leads', key: YOUNG })
  put('jobs', 'Jane Doe 1', JOB)
  put('outcomes', 'lost', { won: true })
  expect(await remove(person)).toEqual({ count: paths.length, failures: [] })
  expect(lines).toEqual(paths)
})

test('If a list cannot be read, nothing of a person is removed', async () => {
  put('leads', YOUNG, LEAD)
  put('details', YOUNG, {})
  put('outcomes', YOUNG, { won: true })
  const list = store.list.bind(store)
  jest.spyOn(store, 'list').mockImplementation(async (name, ...rest) => {
    if (name === 'outcomes') throw new Error('denied by the database rules')
    return list(name, ...rest)
  })
  const failures = ['outcomes could not be read: denied by the database rules']
  expect(await remove(PHONE)).toEqual({ count: 0, failures })
  expect(store.records.size).toBe(3)
})

test.each<StoredRecord>([
  { phone: '(416) 555-0142' },
  { phone: '+1 416.555.0142 (cell)' },
  { cus_phone: '4165550142 ext. 7' },
  { phone: 4165550142 },
  { phone: '647-555-0101 / 416-555-0142 (2nd floor)' },
])('A person is found by a number that staff wrote as %j', async (record) => {
  put('leads', OLD, record)
  put('leads', YOUNG, { phone: { mobile: '416-555-0142' } })
  put('quarantine/leads', YOUNG, { phone: '1 416-555-01428' })
  put('jobs', YOUNG, {})
  expect(await remove({ phone: '416-555-0142' })).toEqual({ count: 1, failures: [] })
  expect(lines).toEqual([`leads/${OLD}`])
})
