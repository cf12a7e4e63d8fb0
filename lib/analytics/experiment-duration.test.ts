import { compareShares } from './proportions'
import { createRandom } from '@/scripts/seeded-random'

/** How many visitors an experiment needs: the table in docs/analytics.md. */

const RUNS = 1_000

/** Share of simulated experiments of two equal variants with each verdict. */
function simulate(visitors: number, baseRate: number, otherRate: number, seed: number) {
  const random = createRandom(seed)
  const found = { better: 0, worse: 0, 'too early': 0 }
  for (let run = 0; run < RUNS; run++) {
    const base = { successes: 0, trials: 0 }
    const other = { successes: 0, trials: 0 }
    for (let visitor = 0; visitor < visitors; visitor++) {
      const [share, rate] = random() < 0.5 ? [base, baseRate] : [other, otherRate]
      share.trials++
      if (random() < rate) share.successes++
    }
    found[compareShares(base, other).verdict] += 1 / RUNS
  }
  return found
}

test.each([
  [0.05, 0.06, 16_400],
  [0.05, 0.065, 7_600],
  [0.05, 0.075, 2_950],
  [0.05, 0.1, 880],
  [0.1, 0.12, 7_700],
])(
  'From %d to %d requests per visitor is found with %d visitors in 80 %% of runs',
  (base, other, visitors) => {
    const { better, worse } = simulate(visitors, base, other, 1)
    expect(better).toBeGreaterThan(0.78)
    expect(better).toBeLessThan(0.83)
    expect(worse).toBeLessThan(0.005)
  },
)

test('Of equal headlines, 5 % of experiments find a difference', () => {
  const { better, worse } = simulate(16_400, 0.05, 0.05, 2)
  expect(better + worse).toBeGreaterThan(0.03)
  expect(better + worse).toBeLessThan(0.07)
})
