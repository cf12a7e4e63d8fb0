import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { stubOldTimeZones } from '@/lib/dates/old-time-zones.fixture'
import { openSqliteStore } from '@/lib/store/sqlite'
import { GET } from './route'

jest.mock('@/lib/store')
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }))

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
})

async function check(ms: number) {
  jest.spyOn(Date, 'now').mockReturnValue(ms)
  const answer = await GET()
  return { status: answer.status, ...((await answer.json()) as { store: string }) }
}

test('Health checks read the store at most once in five seconds', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const read = jest.spyOn(store, 'read')
  const countReads = () => read.mock.calls.filter(([list]) => list === 'locations').length
  for (const ms of [0, 0, 1, 4_999]) expect((await check(ms)).status).toBe(200)
  expect(countReads()).toBe(1)

  read.mockRejectedValue(new Error('gone'))
  expect((await check(4_999)).status).toBe(200)
  expect((await check(5_000)).status).toBe(503)
  expect((await check(9_999)).status).toBe(503)
  expect(countReads()).toBe(2)

  jest.mocked(getStore).mockRejectedValue(new Error('no disk'))
  expect((await check(10_000)).status).toBe(503)
})

test('Health checks say when expired records were last removed', async () => {
  expect(await check(20_000)).toMatchObject({ ok: true, forgotAt: null })
  store.records.set('limits/forget', { at: '2026-11-23T08:30:00Z', removed: 7 })
  expect(await check(30_000)).toMatchObject({ ok: true, forgotAt: '2026-11-23T08:30:00Z' })
})

test('A store that takes no writes is reported until it does, and a mark is written once a minute', async () => {
  const transact = jest.spyOn(store, 'transact')
  expect(await check(200_000)).toMatchObject({ status: 200, store: 'reachable' })
  expect(await check(230_000)).toMatchObject({ status: 200, store: 'reachable' })
  expect(transact.mock.calls.filter(([, key]) => key === 'health')).toHaveLength(2)
  expect([...store.records.keys()]).toEqual([])
  transact.mockResolvedValue({ status: 'refused', reason: 'disk full' })
  expect(await check(300_000)).toMatchObject({ status: 503, store: 'takes no writes' })
  transact.mockRestore()
  expect(await check(310_000)).toMatchObject({ status: 200, store: 'reachable' })
})

test('A database whose file was deleted is reported, and the site opens a new one', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  const folder = mkdtempSync(join(tmpdir(), 'health-'))
  jest.mocked(getStore).mockResolvedValue(openSqliteStore(join(folder, 'site.sqlite')))
  expect(await check(400_000)).toMatchObject({ status: 200 })
  rmSync(folder, { recursive: true })
  expect(await check(410_000)).toMatchObject({ status: 503, store: 'unreachable' })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('deleted or replaced'))
  expect(await check(420_000)).toMatchObject({ status: 200, store: 'reachable' })
  rmSync(folder, { recursive: true })
})

test('A server with old time-zone data is reported', async () => {
  const restore = stubOldTimeZones()
  const timeZones = expect.stringContaining('Edmonton') as unknown
  expect(await check(500_000)).toMatchObject({ status: 503, ok: false, timeZones })
  restore()
  expect(await check(510_000)).toMatchObject({ status: 200, ok: true })
})
