import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { ListName } from '@/lib/store/store'
import { encodeTime } from '@/lib/store/record-key'
import { readQuarantine } from '@/lib/submissions/read-quarantine'
import { openReader, type RequestFilter } from './read-requests'

const keyOf = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
/** The last and the first moment of a day in their cities. */
const MAY = keyOf('2026-06-01T03:59:59.999Z', 'may')
const JUNE = keyOf('2026-06-01T05:00:00Z', 'june')
const JULY = keyOf('2026-07-01T04:00:00Z', 'july')
const SPAM = keyOf('2026-07-02T04:00:00Z', 'spam')

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

async function readKeys(filter: RequestFilter, lists: ListName[], from = store) {
  const reader = openReader(from, filter, new Date('2026-07-02T03:00:00Z'))
  const entries = lists.map(async (list) => [list, Object.keys(await reader.list(list))] as const)
  return Object.fromEntries(await Promise.all(entries))
}

test.each<[RequestFilter, object]>([
  [{}, { leads: [MAY, JUNE], jobs: [JULY] }],
  [{ since: '2026-05-31' }, { leads: [MAY, JUNE], jobs: [JULY] }],
  [{ since: '2026-06-01' }, { leads: [JUNE], jobs: [JULY] }],
  [{ since: '2027-01-01' }, { leads: [], jobs: [] }],
  // Still 1 July in Barrie.
  [{ since: 'today' }, { leads: [], jobs: [JULY] }],
  [{ location: 'barrie' }, { leads: [MAY], jobs: [JULY] }],
  [{ city: 'barrie' }, { leads: [], jobs: [JULY] }],
  [{ city: 'san-antonio' }, { leads: [JUNE], jobs: [] }],
  [
    { since: '2026-06-01', location: 'barrie', city: 'barrie' },
    { leads: [], jobs: [JULY] },
  ],
  [{ location: 'toronto' }, { leads: [], jobs: [] }],
])('%j selects requests', async (filter, keys) => {
  expect(await readKeys(filter, ['leads', 'jobs'])).toEqual(keys)
})

test('Every list holds only what belongs to the selected requests', async () => {
  const lists = ['details', 'outcomes', 'locations'] as const
  expect(await readKeys({ location: 'barrie' }, [...lists])).toEqual({
    details: [JULY],
    outcomes: [JULY],
    locations: [],
  })
})

test.each<[RequestFilter, string[]]>([
  [{ since: '2026-07-02', location: 'toronto', city: 'toronto' }, [SPAM]],
  [{ since: '2026-07-03' }, []],
  [{ location: 'barrie' }, []],
])('%j selects requests of the quarantine', async (filter, keys) => {
  const quarantine = await readQuarantine(openReader(store, filter))
  expect(quarantine.map(({ key }) => key)).toEqual(keys)
})

test('A day is when the request came, not when its tab sent the first one', async () => {
  const one = openMemoryStore()
  const [first, later, ahead] = [
    keyOf('2026-06-01T03:30:00Z', 'first'),
    keyOf('2026-05-31T04:10:00Z', 'later'),
    keyOf('2026-06-01T13:00:00Z', 'ahead'),
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
  expect(await readKeys({ since: '2026-06-01' }, ['leads', 'jobs', 'details'], one)).toEqual({
    leads: [later],
    // Its time is unknown.
    jobs: ['walk-in-record-1'],
    details: [later],
  })
})

test('The store is asked for keys from three days before, page by page', async () => {
  const list = jest.spyOn(store, 'list')
  await readKeys({ since: '2026-06-01' }, ['leads', 'jobs', 'details'])
  for (const [, { since, limit } = {}] of list.mock.calls) {
    expect((since ?? '') >= encodeTime(Date.UTC(2026, 4, 29))).toBe(true)
    expect(limit).toBeGreaterThan(1)
  }
  list.mockRestore()
})
