import { compareVariants } from './experiments'
import { createRequest } from './report.fixture'

const VISITS = [
  { experiment: 'fees', headline: 'no-hidden-fees', visitors: 600 },
  { experiment: 'fees', headline: 'default', visitors: 700 },
  { experiment: 'fees', headline: 'default', visitors: 300 },
  { experiment: 'fees', headline: 'no-hidden-fees', visitors: 400 },
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
  const visits = [{ experiment: 'fees', headline: 'packing', visitors: 0 }]
  expect(compareVariants(visits, []).get('fees')).toMatchObject([
    { headline: 'packing', visitors: 0, requests: 0, share: 0, interval: [0, 1] },
  ])
  expect(compareVariants([], makeRequests('fees:default', 3)).size).toBe(0)
})
