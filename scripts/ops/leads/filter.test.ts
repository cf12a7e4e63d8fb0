import { UsageError } from '@/scripts/command'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { readPages } from '@/lib/store/pages'
import type { ListName } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import { readQuarantine } from '@/lib/submissions/quarantine'
import { filterStore, parseFilter } from './filter'
import { readLists } from './lists'

const keyOf = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
const MAY = keyOf('2026-05-31T23:59:59.999Z', 'may')
const JUNE = keyOf('2026-06-01T00:00:00Z', 'june')
const JULY = keyOf('2026-07-01T00:00:00Z', 'july')
const SPAM = keyOf('2026-07-02T00:00:00Z', 'spam')

const store = openMemoryStore()
const put = (list: ListName, key: string, record: Record<string, string>) =>
  store.records.set(`${list}/${key}`, record)
put('leads', MAY, { location_id: 'barrie' })
put('leads', JUNE, { location_id: 'san-antonio' })
put('jobs', JULY, { location_id: 'barrie' })
put('move_details', JUNE, { city: 'sanantonio' })
put('job_details', JULY, { city: 'barrie' })
put('limits', `${encodeTime(Date.UTC(2026, 6, 1))}dayhash-00`, { key: JULY })
put('quarantine/leads', SPAM, { location_id: 'toronto' })
put('move_details', SPAM, { city: 'toronto' })
put('suspicions', SPAM, { reasons: 'honeypot' })
put('locations', 'barrie', { tracking_phone: '705-555-0118' })

async function readKeys(options: Parameters<typeof parseFilter>[0], lists: ListName[]) {
  const read = await readLists(filterStore(store, parseFilter(options)), lists)
  return Object.fromEntries(
    Object.entries(read).map(([list, records]) => [list, Object.keys(records)]),
  )
}

test.each([
  [{}, { leads: [MAY, JUNE], jobs: [JULY] }],
  [{ since: '2026-05-31' }, { leads: [MAY, JUNE], jobs: [JULY] }],
  [{ since: '2026-06-01' }, { leads: [JUNE], jobs: [JULY] }],
  [{ since: '2027-01-01' }, { leads: [], jobs: [] }],
  [{ location: 'barrie' }, { leads: [MAY], jobs: [JULY] }],
  [{ city: 'barrie' }, { leads: [], jobs: [JULY] }],
  [{ city: 'san-antonio' }, { leads: [JUNE], jobs: [] }],
  [
    { since: '2026-06-01', location: 'barrie', city: 'barrie' },
    { leads: [], jobs: [JULY] },
  ],
  [{ location: 'toronto' }, { leads: [], jobs: [] }],
])('%j selects requests', async (options, keys) => {
  expect(await readKeys(options, ['leads', 'jobs'])).toEqual(keys)
})

test('Every list holds only what belongs to the selected requests', async () => {
  const lists = ['move_details', 'job_details', 'limits', 'suspicions', 'locations'] as const
  expect(await readKeys({ location: 'barrie' }, [...lists])).toEqual({
    move_details: [],
    job_details: [JULY],
    limits: [expect.stringMatching(/dayhash-00$/)],
    suspicions: [],
    locations: [],
  })
  expect(await readKeys({ city: 'toronto' }, ['suspicions', 'quarantine/leads'])).toEqual({
    suspicions: [SPAM],
    'quarantine/leads': [SPAM],
  })
})

test.each([
  [{ since: '2026-07-02', location: 'toronto', city: 'toronto' }, [SPAM]],
  [{ since: '2026-07-03' }, []],
  [{ location: 'barrie' }, []],
])('%j selects requests of the quarantine', async (options, keys) => {
  const quarantine = await readQuarantine(filterStore(store, parseFilter(options)))
  expect(quarantine.map(({ key }) => key)).toEqual(keys)
})

test('A day is when the request came, not when its tab sent the first one', async () => {
  const one = openMemoryStore()
  const [first, later, ahead] = [
    keyOf('2026-05-31T23:30:00Z', 'first'),
    keyOf('2026-05-31T00:10:00Z', 'later'),
    keyOf('2026-06-01T09:00:00Z', 'ahead'),
  ]
  for (const [key, at] of [
    [first, '2026-05-31T23:30:01Z'],
    [later, '2026-06-01T00:10:00Z'],
    [ahead, '2026-05-31T23:59:59Z'],
  ] as const) {
    one.records.set(`leads/${key}`, { location_id: 'barrie' })
    one.records.set(`consents/${key}`, { at })
  }
  one.records.set('jobs/walk-in-record-1', { location_id: 'barrie' })
  const filter = (options: Parameters<typeof parseFilter>[0]) =>
    readLists(filterStore(one, parseFilter(options)), ['leads', 'jobs', 'consents'])
  const { leads, jobs, consents } = await filter({ since: '2026-06-01' })
  expect([leads, consents].map((list) => Object.keys(list ?? {}))).toEqual([[later], [later]])
  // Its time is unknown.
  expect(Object.keys(jobs ?? {})).toEqual(['walk-in-record-1'])
  const without = await filter({ since: '2026-06-01', location: 'toronto' })
  expect(without).toEqual({ leads: {}, jobs: {}, consents: {} })
})

test('The store is asked for keys from a day before, page by page', async () => {
  const list = jest.spyOn(store, 'list')
  await readKeys({ since: '2026-06-01' }, ['leads', 'jobs', 'move_details'])
  for (const [, since, limit] of list.mock.calls) {
    expect((since ?? '') >= encodeTime(Date.UTC(2026, 4, 31))).toBe(true)
    expect(limit).toBeGreaterThan(1)
  }
  list.mockRestore()
})

test('A filtered list can be read in parts, and has every selected record once', async () => {
  const many = openMemoryStore()
  const keys = Array.from({ length: 4_500 }, (_, n) => keyOf('2026-06-01', String(n + 10_000)))
  for (const [n, key] of keys.entries())
    many.records.set(`leads/${key}`, { location_id: n % 2 ? 'barrie' : 'toronto' })
  const barrie = keys.filter((_key, n) => n % 2)
  const filtered = filterStore(many, parseFilter({ location: 'barrie' }))
  expect(Object.keys(await filtered.list('leads', barrie[3], 2))).toEqual(barrie.slice(3, 5))
  const sizes: number[] = []
  for await (const page of readPages(filtered, 'leads')) sizes.push(page.length)
  expect(sizes).toEqual([2_000, 250])
})

test.each([
  [{ since: '2026-02-30' }, '"2026-02-30": --since takes a date like 2026-10-01'],
  [{ since: 'yesterday' }, '"yesterday": --since takes a date like 2026-10-01'],
  [{ since: '' }, '"": --since takes a date like 2026-10-01'],
  [{ location: 'nowhere' }, 'no location "nowhere": toronto, south-florida, '],
  [{ location: 'Barrie' }, 'no location "Barrie": toronto, south-florida, '],
  [{ city: 'springfield' }, /"springfield": --city takes .*\btoronto\b.*\.$/],
])('%j is refused, with the allowed values', (options, message) => {
  expect(() => parseFilter(options)).toThrow(UsageError)
  expect(() => parseFilter(options)).toThrow(message)
})
