import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { DETAILS, LEAD } from '@/lib/store/records.fixture'
import { openSqliteStore } from '@/lib/store/sqlite'
import { createRecordKey } from '@/lib/store/record-key'
import { removeExpired } from '@/lib/cron/remove-expired'
import { removePerson, type Person } from './remove-records'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const [OLD, YOUNG] = [Date.parse('2016-01-01'), Date.parse('2026-11-20')]
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
  for (let n = 0; n < 500; n++) {
    const isGone = Math.random() < 0.5
    const sent = (isGone ? sentByGone : YOUNG) + n * 600_000
    const { key } = createRecordKey('', Math.random(), sent)
    insert.run('leads', key, JSON.stringify(createLead(isGone ? GONE : STAYS)))
    insert.run('details', key, JSON.stringify(DETAILS))
  }
  database.exec('COMMIT')
  database.close()
}

test.each<[whose: string, sent: number, person: Person | undefined]>([
  ['one of them', YOUNG, { phone: GONE.phone }],
  ['expired requests', OLD, undefined],
])('With 500 people stored, no file keeps a byte of %s', async (whose, sent, person) => {
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
  const store = openMemoryStore()
  const forget = (isDryRun: boolean) => removePerson(store, { key: 'x' }, isDryRun, () => undefined)
  store.records.set('leads/x', LEAD)
  const erase = jest.spyOn(store, 'eraseRemoved').mockRejectedValue(new Error('in use'))
  const failures = ['The files of the store may still hold what was removed: in use']
  expect(await forget(true)).toEqual({ count: 1, failures: [] })
  expect(await forget(false)).toEqual({ count: 1, failures })
  expect(await forget(false)).toEqual({ count: 0, failures })
  erase.mockRestore()
  expect(await forget(false)).toEqual({ count: 0, failures: [] })
})
