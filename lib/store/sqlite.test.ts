import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteStore } from './sqlite'
import { ifAbsent, type Store } from './store'

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
const file = join(folder, 'site.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))

function lock(path: string): DatabaseSync {
  const other = new DatabaseSync(path)
  other.exec('BEGIN EXCLUSIVE')
  return other
}

const deadlineIn = (ms: number) => Date.now() + ms

const create = async (store: Store, key: string, deadline: number) =>
  (await store.transact('leads', key, deadline, ifAbsent({ name: 'Mary Smith' }))).status

/** Searches every file of a store. */
const isOnDisk = (path: string, text: string) =>
  globSync(`${path}*`).some((name) => readFileSync(name).includes(text))

test('A write to a locked file waits for the lock until its deadline', async () => {
  const store = openSqliteStore(file)
  const other = lock(file)
  expect(await create(store, '-Na', deadlineIn(300))).toBe('refused')

  setTimeout(() => other.exec('COMMIT'), 400)
  expect(await create(store, '-Nb', deadlineIn(20_000))).toBe('stored')
  expect(Object.keys(await store.list('leads'))).toEqual(['-Nb'])
})

test('Sixty writes to a locked file are refused, and SQLite waits for none of them', async () => {
  const exec = jest.spyOn(DatabaseSync.prototype, 'exec')
  const store = openSqliteStore(file)
  await store.list('leads')
  // If SQLite itself waited, each write would block the process.
  const [connection] = exec.mock.contexts as DatabaseSync[]
  expect(connection?.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 0 })
  exec.mockRestore()

  const other = lock(file)
  const deadline = deadlineIn(500)
  const writes = Array.from({ length: 60 }, (_, n) => create(store, `-Nw${n}`, deadline))
  expect(new Set(await Promise.all(writes))).toEqual(new Set(['refused']))
  other.exec('COMMIT')
})

test('A tracking number that staff changed survives the next start', async () => {
  await openSqliteStore(file).update('locations', 'toronto', { tracking_phone: '416-555-0199' })
  const location = await openSqliteStore(file).read('locations', 'toronto', deadlineIn(20_000))
  expect(location).toEqual({ tracking_phone: '416-555-0199' })
})

test('No file of the store keeps a removed record or one of its earlier versions', async () => {
  const path = join(folder, 'removed.sqlite')
  const [site, command] = [openSqliteStore(path), openSqliteStore(path)]
  for (const key of ['-Na', '-Nb', '-Nc']) await create(site, key, deadlineIn(20_000))
  for (const key of ['-Na', '-Nb', '-Nc']) {
    await command.update('leads', key, { status: 'contacted' })
    expect(isOnDisk(path, 'Mary Smith')).toBe(true)
    await command.remove('leads', key)
    await command.eraseRemoved()
  }
  expect(isOnDisk(path, 'Mary')).toBe(false)
})

test('An erasure waits for a program that still reads the record', async () => {
  const path = join(folder, 'read.sqlite')
  const store = openSqliteStore(path)
  await create(store, '-Na', deadlineIn(20_000))
  const backup = new DatabaseSync(path)
  backup.exec('BEGIN; SELECT * FROM records')
  setTimeout(() => backup.exec('COMMIT'), 300)
  await store.remove('leads', '-Na')
  await store.eraseRemoved()
  expect(isOnDisk(path, 'Mary')).toBe(false)
})

test('A store whose file cannot be created refuses writes and throws on reads', async () => {
  const store = openSqliteStore('/dev/null/site.sqlite')
  expect(await create(store, '-Na', deadlineIn(300))).toBe('refused')
  await expect(store.read('leads', '-Na', deadlineIn(300))).rejects.toThrow()
})

test('A file that is locked when the site starts is opened after the lock is released', async () => {
  const lockedFile = join(folder, 'locked.sqlite')
  await openSqliteStore(lockedFile).list('leads')
  const other = lock(lockedFile)
  setTimeout(() => other.exec('COMMIT'), 400)
  const store = openSqliteStore(lockedFile)
  expect(await create(store, '-Na', deadlineIn(20_000))).toBe('stored')
})

test.each([
  ['file was deleted', (path: string) => rmSync(path)],
  ['log of writes was deleted', (path: string) => rmSync(`${path}-wal`)],
  ['shared memory was deleted', (path: string) => rmSync(`${path}-shm`)],
  ['folder was renamed', (path: string) => renameSync(dirname(path), `${dirname(path)}-old`)],
])(
  'Nothing is acknowledged in a database whose %s: one refusal, then a new file',
  async (_what, lose) => {
    const path = join(mkdtempSync(join(folder, 'lost-')), 'site.sqlite')
    const store = openSqliteStore(path)
    expect(await create(store, '-Na', deadlineIn(20_000))).toBe('stored')
    lose(path)
    const reason = `${path} was deleted or replaced while it was open`
    const refused = { status: 'refused', reason }
    expect(await store.transact('leads', '-Nb', deadlineIn(20_000), () => ({}))).toEqual(refused)
    expect(await create(store, '-Nc', deadlineIn(20_000))).toBe('stored')
    expect(Object.keys(await openSqliteStore(path).list('leads'))).toContain('-Nc')
  },
)

test('Nobody else on the machine can read the files of a new store', async () => {
  const path = join(folder, 'private.sqlite')
  await create(openSqliteStore(path), '-Na', deadlineIn(20_000))
  const modes = globSync(`${path}*`).map((name) => (statSync(name).mode & 0o777).toString(8))
  expect(modes).toEqual(['600', '600', '600'])
})
