import type { Experiment } from '@/lib/business/headline-experiments'
import { assignVariant } from './assign-variant'
import { createRandom } from '@/scripts/seeded-random'

const EVEN: Experiment = {
  name: 'even',
  variants: [
    { headline: 'default', weight: 1 },
    { headline: 'insured', weight: 1 },
  ],
  cities: 'all',
  start: '2027-01-04',
  end: '2027-01-31',
}
const WEIGHTED: Experiment = {
  ...EVEN,
  name: 'weighted',
  variants: [
    { headline: 'default', weight: 6 },
    { headline: 'insured', weight: 3 },
    { headline: 'packing', weight: 1 },
  ],
}
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const CLIENT = {
  ip: '203.0.113.7',
  userAgent: BROWSER,
  day: '2027-01-10',
  secret: 'secret-of-the-tests',
}
const VISITS = 100_000

const createAddress = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
const createIpv6Address = (n: number) =>
  `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`

/** @returns visits by headline */
function countVariants(experiment: Experiment, assign: (n: number) => string) {
  const counts = Object.fromEntries(experiment.variants.map(({ headline }) => [headline, 0]))
  for (let n = 0; n < VISITS; n++) {
    const headline = assign(n)
    counts[headline] = (counts[headline] ?? 0) + 1
  }
  return counts
}

const SOURCES = {
  'addresses in sequence': (experiment: Experiment, n: number) =>
    assignVariant(experiment, { ...CLIENT, ip: createAddress(n) }),
  'networks of IPv6': (experiment: Experiment, n: number) =>
    assignVariant(experiment, { ...CLIENT, ip: createIpv6Address(n) }),
  'browsers behind one address': (experiment: Experiment, n: number) =>
    assignVariant(experiment, { ...CLIENT, userAgent: `${BROWSER} ${n}` }),
  'one address on many days': (experiment: Experiment, n: number) => {
    const day = new Date(n * 86_400_000).toISOString().slice(0, 10)
    return assignVariant(experiment, { ...CLIENT, day })
  },
}

describe.each([EVEN, WEIGHTED])('$name', (experiment) => {
  const total = experiment.variants.reduce((sum, { weight }) => sum + weight, 0)

  function expectSplit(counts: Record<string, number>): void {
    expect(Object.keys(counts)).toHaveLength(experiment.variants.length)
    for (const { headline, weight } of experiment.variants) {
      const share = weight / total
      const sigma = Math.sqrt(VISITS * share * (1 - share))
      expect(Math.abs((counts[headline] ?? 0) - VISITS * share)).toBeLessThan(3 * sigma)
    }
  }

  test.each(Object.entries(SOURCES))('100,000 visits from %s are split by weight', (_, assign) => {
    expectSplit(countVariants(experiment, (n) => assign(experiment, n)))
  })

  test('100,000 visits from unknown addresses are split by weight', () => {
    const random = createRandom(1)
    expectSplit(
      countVariants(experiment, () => assignVariant(experiment, { ...CLIENT, ip: '' }, random)),
    )
  })
})

test('A browser of an address has one variant all day, and not always the same on another day', () => {
  const assignOn = (day: string) => assignVariant(EVEN, { ...CLIENT, day })
  expect(new Set(Array.from({ length: 20 }, () => assignOn(CLIENT.day))).size).toBe(1)
  const days = Array.from({ length: 20 }, (_, n) => `2027-01-${10 + n}`)
  expect(new Set(days.map((day) => assignOn(day))).size).toBe(2)
})

test('A variant depends on the server’s secret', () => {
  const secrets = Array.from({ length: 20 }, (_, n) => `secret-${n}`)
  expect(new Set(secrets.map((secret) => assignVariant(EVEN, { ...CLIENT, secret }))).size).toBe(2)
})

test('The addresses of one customer’s IPv6 network have one variant', () => {
  const ips = Array.from({ length: 20 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`)
  expect(new Set(ips.map((ip) => assignVariant(EVEN, { ...CLIENT, ip }))).size).toBe(1)
})

test('The variants of two experiments are independent', () => {
  const both = countVariants(EVEN, (n) => {
    const client = { ...CLIENT, ip: createAddress(n) }
    const isSame = assignVariant(EVEN, client) === assignVariant({ ...EVEN, name: 'b' }, client)
    return isSame ? 'default' : 'insured'
  })
  expect(Math.abs((both.default ?? 0) - VISITS / 2)).toBeLessThan(3 * Math.sqrt(VISITS / 4))
})
