import { createVisitsKey } from '@/lib/analytics/visits-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { compareVariants, readVisits } from './experiments'
import { createRequest } from './report.fixture'

const VISITS = [
  { day: '2026-10-01', experiment: 'fees', headline: 'no-hidden-fees', visitors: 600 },
  { day: '2026-10-01', experiment: 'fees', headline: 'default', visitors: 700 },
  { day: '2026-10-01', experiment: 'fees', headline: 'default', visitors: 300 },
  { day: '2026-10-01', experiment: 'fees', headline: 'no-hidden-fees', visitors: 400 },
]
const makeRequests = (experiment: string, count: number) =>
  Array.from({ length: count }, () => createRequest({ experiment }))

test('Requests per visitor are compared with the default headline', () => {
  const requests = [
    ...makeRequests('fees:default', 50),
    ...makeRequests('fees:no-hidden-fees', 90),
    ...makeRequests('other:default', 7),
    ...makeRequests('', 20),
  ]
  const [base, other] = compareVariants(VISITS, requests).get('fees') ?? []
  expect(base).toMatchObject({ headline: 'default', visitors: 1_000, requests: 50, share: 0.05 })
  expect(base?.comparison).toBeUndefined()
  expect(other).toMatchObject({ visitors: 1_000, requests: 90, share: 0.09 })
  expect(other?.comparison?.difference).toBeCloseTo(0.04)
  expect(other?.comparison?.verdict).toBe('better')
})

test('A difference that may be chance is too early', () => {
  const requests = [...makeRequests('fees:default', 50), ...makeRequests('fees:no-hidden-fees', 60)]
  const [, other] = compareVariants(VISITS, requests).get('fees') ?? []
  expect(other?.comparison?.verdict).toBe('too early')
})

test('A variant without visitors or without requests is shown', () => {
  const visits = [{ day: '2026-10-01', experiment: 'fees', headline: 'packing', visitors: 0 }]
  expect(compareVariants(visits, []).get('fees')).toMatchObject([
    { headline: 'packing', visitors: 0, requests: 0, share: 0, interval: [0, 1] },
  ])
  expect(compareVariants([], makeRequests('fees:default', 3)).size).toBe(0)
})

test('An experiment is read from its first day, and one that ended before is left out', async () => {
  const store = openMemoryStore()
  const add = (day: string, experiment: string) =>
    store.records.set(
      `experiment_visits/${createVisitsKey({ day, experiment, headline: 'default', instance: '0a1b2c3d' })}`,
      { visitors: 3 },
    )
  add('2026-08-30', 'old')
  add('2026-09-01', 'fees')
  add('2026-10-05', 'fees')
  add('2026-11-02', 'fees')
  store.records.set('experiment_visits/typed by staff', { visitors: 3 })
  const unreadable: string[] = []
  const period = { since: '2026-10-01', until: '2026-10-31' }
  const visits = await readVisits(store, period, (key) => unreadable.push(key))
  expect(visits.map(({ day }) => day)).toEqual(['2026-09-01', '2026-10-05'])
  expect(unreadable).toEqual(['typed by staff'])
})
