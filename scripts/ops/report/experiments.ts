import { compareShares, wilsonInterval } from '@/lib/analytics/proportions'
import type { ReportRequest } from './request'

/** Visitors whom one process counted on one day. */
export interface ExperimentVisits {
  experiment: string
  headline: string
  visitors: number
}

export interface Variant {
  headline: string
  visitors: number
  requests: number
  /** Requests per visitor, and its 95 % interval. */
  share: number
  interval: [low: number, high: number]
  /** From the first variant; undefined for the first itself. */
  comparison?: ReturnType<typeof compareShares>
}

/** Variants by experiment. The first is the default headline, where it takes part. */
export function compareVariants(
  visits: readonly ExperimentVisits[],
  requests: readonly ReportRequest[],
): Map<string, Variant[]> {
  const counts = Map.groupBy(requests, ({ experiment }) => experiment)
  const byExperiment = Map.groupBy(visits, ({ experiment }) => experiment)
  return new Map(
    [...byExperiment].toSorted().map(([experiment, some]) => {
      const byHeadline = [...Map.groupBy(some, ({ headline }) => headline)]
      const [base, ...others] = byHeadline
        .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
        .map(([headline, lines]) => {
          const trials = lines.reduce((total, { visitors }) => total + visitors, 0)
          const successes = counts.get(`${experiment}:${headline}`)?.length ?? 0
          return { headline, trials, successes }
        })
      const variants = [base, ...others].flatMap((variant) => variant ?? [])
      return [experiment, variants.map((variant) => createVariant(variant, base))]
    }),
  )
}

interface Counts {
  headline: string
  trials: number
  successes: number
}

function createVariant(variant: Counts, base: Counts | undefined): Variant {
  const { headline, trials, successes } = variant
  return {
    headline,
    visitors: trials,
    requests: successes,
    share: trials > 0 ? successes / trials : 0,
    interval: wilsonInterval(successes, trials),
    ...(base && base !== variant && { comparison: compareShares(base, variant) }),
  }
}

function rank(headline: string): number {
  return headline === 'default' ? 0 : 1
}
