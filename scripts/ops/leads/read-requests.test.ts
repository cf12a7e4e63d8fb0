import { encodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { saveToDesk } from '@/lib/requests/desk-index'
import { parseRequest } from '@/lib/requests/request'
import type { DispatchList, ListName, StoredRecord } from '@/lib/store/store'
import { createTimedKey } from '@/lib/store/records.fixture'
import {
  readDays,
  readLists,
  readRequests,
  readSuspected,
  readToDo,
  type RequestFilter,
} from './read-requests'

/** The last moment of a day in Barrie, then the first ones in San Antonio and Barrie. */
const MAY = createTimedKey('2026-06-01T03:59:59.999Z', 'may')
const JUNE = createTimedKey('2026-06-01T05:00:00Z', 'june')
const JULY = createTimedKey('2026-07-01T04:00:00Z', 'july')
const SPAM = createTimedKey('2026-07-02T04:00:00Z', 'spam')

const store = openMemoryStore()
const put = (list: ListName, key: string, record: Record<string, string>) =>
  store.records.set(`${list}/${key}`, record)
put('leads', MAY, { location_id: 'barrie' })
put('leads', JUNE, { location_id: 'san-antonio' })
put('jobs', JULY, { location_id: 'barrie' })
put('details', JUNE, { city: 'sanantonio' })
put('details', JULY, { city: 'barrie' })
put('details', SPAM, { city: 'toronto', suspicions: 'honeypot' })
put('outcomes', JULY, { at: '2026-07-01T00:00:02Z' })
put('quarantine/leads', SPAM, { location_id: 'toronto' })
put('locations', 'barrie', { tracking_phone: '705-555-0118' })

const NOW = new Date('2026-07-02T03:00:00Z')
const listKeys = (requests: { key: string }[]) => requests.map(({ key }) => key)

test.each<[RequestFilter, string[]]>([
  [{}, [MAY, JUNE, JULY]],
  [{ since: '2026-05-31' }, [MAY, JUNE, JULY]],
  [{ since: '2026-06-01' }, [JUNE, JULY]],
  [{ since: '2027-01-01' }, []],
  // It is still 1 July in Barrie.
  [{ since: 'today' }, [JULY]],
  [{ location: 'barrie' }, [MAY, JULY]],
  [{ city: 'barrie' }, [JULY]],
  [{ city: 'san-antonio' }, [JUNE]],
  [{ since: '2026-06-01', location: 'barrie', city: 'barrie' }, [JULY]],
  [{ location: 'toronto' }, []],
])('%j selects requests', async (filter, keys) => {
  expect(listKeys(await readRequests(store, filter, ['leads', 'jobs'], NOW))).toEqual(keys)
})

test('Every list holds only what belongs to the selected requests', async () => {
  const names = ['jobs', 'details', 'outcomes', 'locations', 'quarantine/leads'] as const
  const lists = await readLists(store, { location: 'barrie' }, names)
  expect(Object.entries(lists).map(([name, records]) => [name, Object.keys(records)])).toEqual([
    ...[
      ['jobs', [JULY]],
      ['details', [JULY]],
      ['outcomes', [JULY]],
    ],
    ...[
      ['locations', []],
      ['quarantine/leads', []],
    ],
  ])
  expect(await readLists(store, {}, ['locations'])).toHaveProperty('locations.barrie')
})

test.each<[RequestFilter, string[]]>([
  [{ since: '2026-07-02', location: 'toronto', city: 'toronto' }, [SPAM]],
  [{ since: '2026-07-03' }, []],
  [{ location: 'barrie' }, []],
])('%j selects requests of the quarantine', async (filter, keys) => {
  expect(listKeys(await readSuspected(store, filter))).toEqual(keys)
})

test('A day is when the request came, not when its tab sent the first one', async () => {
  const one = openMemoryStore()
  const [first, later, ahead] = [
    createTimedKey('2026-06-01T03:30:00Z', 'first'),
    createTimedKey('2026-05-31T04:10:00Z', 'later'),
    createTimedKey('2026-06-01T13:00:00Z', 'ahead'),
  ]
  for (const [key, at] of [
    [first, '2026-06-01T03:30:01Z'],
    [later, '2026-06-01T04:10:00Z'],
    [ahead, '2026-06-01T03:59:59Z'],
  ] as const) {
    one.records.set(`leads/${key}`, { location_id: 'barrie' })
    one.records.set(`details/${key}`, { at })
  }
  one.records.set('jobs/walk-in-record-1', { location_id: 'barrie' })
  // We do not know the walk-in's time, so it is selected.
  const keys = listKeys(await readRequests(one, { since: '2026-06-01' }))
  expect(keys).toEqual([later, 'walk-in-record-1'])
})

test('The store is asked for keys from three days before, page by page', async () => {
  const list = jest.spyOn(store, 'list')
  await readRequests(store, { since: '2026-06-01' })
  for (const [, { since, limit } = {}] of list.mock.calls) {
    expect((since ?? '') >= encodeTime(Date.UTC(2026, 4, 29))).toBe(true)
    expect(limit).toBeGreaterThan(1)
  }
  list.mockRestore()
})

test('Open and planned requests are read from each crew area’s index, without any list', async () => {
  const one = openMemoryStore()
  const add = async (list: DispatchList, key: string, record: StoredRecord, city: string) => {
    const details = { city }
    one.records.set(`${list}/${key}`, record)
    one.records.set(`details/${key}`, details)
    await saveToDesk(one, parseRequest(list, key, record, details), undefined, NOW)
  }
  const [houston, toronto, pickup] = ['houston', 'toronto', 'pickup'].map((name) =>
    createTimedKey('2026-07-01T04:00:00Z', name),
  ) as [string, string, string]
  await add('leads', houston, { location_id: 'hamilton-niagara' }, 'houston')
  await add('leads', toronto, { location_id: 'toronto' }, 'toronto')
  const job = { date: '2026-07-03', job_status: 'active', location_id: 'toronto' }
  await add('jobs', pickup, job, 'toronto')
  const list = jest.spyOn(one, 'list')
  const toDo = async (filter: RequestFilter) => listKeys(await readToDo(one, filter)).toSorted()
  expect(await toDo({})).toEqual([houston, toronto].toSorted())
  expect(await toDo({ location: 'hamilton-niagara' })).toEqual([houston])
  expect(await toDo({ city: 'hamilton' })).toEqual([])
  const days = await readDays(one, 'tomorrow', { city: 'toronto' }, NOW)
  expect(days).toMatchObject([{ date: '2026-07-02', due: [] }])
  const [{ due } = { due: [] }] = await readDays(one, '2026-07-03', { location: 'toronto' }, NOW)
  expect(listKeys(due)).toEqual([pickup])
  expect(new Set(list.mock.calls.map(([name]) => name))).toEqual(new Set(['desk']))
})
