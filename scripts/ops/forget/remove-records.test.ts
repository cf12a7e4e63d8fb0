import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey, JOB, LEAD, DETAILS } from '@/lib/store/records.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'
import { removePerson, type Person } from './remove-records'
import { openSqliteStore } from '@/lib/store/sqlite'
import { createRecordKey } from '@/lib/store/record-key'
import { removeExpired } from '@/lib/cron/remove-expired'

const [OLD, YOUNG] = [createTimedKey('2016-01-01', 'old'), createTimedKey('2026-11-20', 'young')]

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
const put = (list: ListName, key: string, record: StoredRecord) =>
  store.records.set(`${list}/${key}`, record)

beforeEach(() => {
  store = openMemoryStore()
  lines = []
})

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
    const removeRecord = store.remove.bind(store)
    jest.spyOn(store, 'remove').mockImplementation(async (one, key) => {
      if (one === list && key === YOUNG) throw new Error('status 503')
      return removeRecord(one, key)
    })
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

test('The reservation of a person is released, and others keep theirs of the window', async () => {
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

const NOW = Date.parse('2026-11-23T14:05:00Z')
const [EXPIRED, RECENT] = [Date.parse('2016-01-01'), Date.parse('2026-11-20')]
const GONE = { name: 'Zebulon', phone: '647-555-0142', street: '17 Quux Crescent' }
const STAYS = { name: 'Anna', phone: '416-555-0100', street: '1 Main Street' }

const folder = mkdtempSync(join(tmpdir(), 'erased-'))
afterAll(() => rmSync(folder, { recursive: true }))

function createLead({ name, phone, street }: typeof GONE) {
  return { ...LEAD, name, phone, note_from_customer: `${street} `.repeat(1 + Math.random() * 40) }
}

/** Uses one transaction: a thousand would take half a minute on this disk. */
function storePeople(file: string, sentByGone: number): void {
  const database = new DatabaseSync(file)
  const insert = database.prepare('INSERT INTO records (list, key, record) VALUES (?, ?, ?)')
  database.exec('BEGIN')
  for (let n = 0; n < 200; n++) {
    const isGone = Math.random() < 0.5
    const sent = (isGone ? sentByGone : RECENT) + n * 600_000
    const { key } = createRecordKey('', Math.random(), sent)
    insert.run('leads', key, JSON.stringify(createLead(isGone ? GONE : STAYS)))
    insert.run('details', key, JSON.stringify(DETAILS))
  }
  database.exec('COMMIT')
  database.close()
}

test.each<[whose: string, sent: number, person: Person | undefined]>([
  ['one of them', RECENT, { phone: GONE.phone }],
  ['expired requests', EXPIRED, undefined],
])('With 200 people stored, no file keeps a byte of %s', async (whose, sent, person) => {
  const file = join(folder, `${whose}.sqlite`)
  const [site, ops] = [openSqliteStore(file), openSqliteStore(file)]
  await site.list('leads')
  storePeople(file, sent)
  const isOnDisk = (text: string) =>
    globSync(`${file}*`).some((path) => readFileSync(path).includes(text))
  const [gone, stays] = [Object.values(GONE), Object.values(STAYS)]
  expect(gone.filter(isOnDisk)).toEqual(gone)
  const { failures } = person
    ? await removePerson(ops, person, false, () => undefined)
    : await removeExpired(ops, { now: NOW }, () => undefined)
  expect(failures).toEqual([])
  expect(gone.filter(isOnDisk)).toEqual([])
  expect(stays.filter(isOnDisk)).toEqual(stays)
})

test('Files that may still hold what was removed are named, until a run erases them', async () => {
  const forget = (isDryRun: boolean) => remove({ key: 'x' }, isDryRun)
  put('leads', 'x', LEAD)
  const erase = jest.spyOn(store, 'eraseRemoved').mockRejectedValue(new Error('in use'))
  const failures = ['The files of the store may still hold what was removed: in use']
  expect(await forget(true)).toEqual({ count: 1, failures: [] })
  expect(await forget(false)).toEqual({ count: 1, failures })
  expect(await forget(false)).toEqual({ count: 0, failures })
  erase.mockRestore()
  expect(await forget(false)).toEqual({ count: 0, failures: [] })
})
