import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteStore } from './sqlite'

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
const file = join(folder, 'site.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))

test('A file that somebody else holds for a moment is waited for, and no longer than told', async () => {
  const store = openSqliteStore(file)
  const other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  expect(await store.create('leads', '-Na', { name: 'Anna' }, Date.now() + 300)).toBe('refused')

  setTimeout(() => other.exec('COMMIT'), 400)
  expect(await store.create('leads', '-Nb', { name: 'Bert' }, Date.now() + 5_000)).toBe('stored')
  expect(Object.keys(await store.list('leads'))).toEqual(['-Nb'])
})

test('Many who wait for a file that somebody else holds do not hold up one another', async () => {
  const store = openSqliteStore(file)
  const other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  const started = Date.now()
  const tries = Array.from({ length: 60 }, (_, n) =>
    store.create('leads', `-Nw${n}`, { name: 'Anna' }, started + 500),
  )
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['refused']))
  // Were one of them to wait on the spot, however shortly, sixty would wait for seconds.
  expect(Date.now() - started).toBeLessThan(2_000)
  other.exec('COMMIT')
})

test('A tracking number that staff changed survives the next start', async () => {
  await openSqliteStore(file).update('locations', 'toronto', { tracking_phone: '416-555-0199' })
  const location = await openSqliteStore(file).read('locations', 'toronto', Date.now() + 1_000)
  expect(location).toEqual({ tracking_phone: '416-555-0199' })
})

test('A file that cannot be made stores nothing, and says so', async () => {
  const store = openSqliteStore('/dev/null/site.sqlite')
  expect(await store.create('leads', '-Na', { name: 'Anna' }, Date.now() + 300)).toBe('refused')
  await expect(store.read('leads', '-Na', Date.now() + 300)).rejects.toThrow()
})

test('A file that is held when the site starts is opened once it is free', async () => {
  const held = join(folder, 'held.sqlite')
  await openSqliteStore(held).list('leads')
  const other = new DatabaseSync(held)
  other.exec('BEGIN EXCLUSIVE')
  setTimeout(() => other.exec('COMMIT'), 400)
  const store = openSqliteStore(held)
  expect(await store.create('leads', '-Na', { name: 'Anna' }, Date.now() + 5_000)).toBe('stored')
})
