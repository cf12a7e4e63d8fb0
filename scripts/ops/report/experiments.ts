import { compareShares, wilsonInterval } from '@/lib/analytics/proportions'
import { parseVisitsKey } from '@/lib/analytics/visits-key'
import { readText } from '@/lib/notifications/stored-request'
import { readPages } from '@/lib/store/pages'
import type { Store } from '@/lib/store/store'
import type { ReportRequest } from './request'

/** Visitors whom one process counted on one day. */
export interface ExperimentVisits {
  /** ISO date in UTC. */
  day: string
  experiment: string
  headline: string
  visitors: number
}

export interface ComparedVariant {
  headline: string
  visitors: number
  requests: number
  /** Requests per visitor, and its 95 % interval. */
  share: number
  interval: [low: number, high: number]
  /** From the first variant; undefined for the first itself. */
  comparison?: ReturnType<typeof compareShares>
}

/**
 * The whole of each experiment that had a visitor in the period, up to its end.
 * @param setUnreadable takes the keys of odd records
 */
export async function readVisits(
  store: Pick<Store, 'list'>,
  { since, until }: { since: string; until: string },
  setUnreadable: (key: string) => void,
): Promise<ExperimentVisits[]> {
  const visits: ExperimentVisits[] = []
  for await (const page of readPages(store, 'experiment_visits')) {
    for (const [key, record] of page) {
      const { day, experiment, headline } = parseVisitsKey(key) ?? {}
      const visitors = Number(readText(record, 'visitors') || NaN)
      if (day && experiment && headline && Number.isFinite(visitors)) {
        if (day <= until) visits.push({ day, experiment, headline, visitors })
      } else setUnreadable(key)
    }
  }
  const current = new Set(visits.flatMap((one) => (one.day >= since ? one.experiment : [])))
  return visits.filter(({ experiment }) => current.has(experiment))
}

/** Variants by experiment. The first is the default headline, where it takes part. */
export function compareVariants(
  visits: readonly ExperimentVisits[],
  requests: readonly ReportRequest[],
): Map<string, ComparedVariant[]> {
  const counts = Map.groupBy(requests, ({ experiment }) => experiment)
  const byExperiment = Map.groupBy(visits, ({ experiment }) => experiment)
  return new Map(
    [...byExperiment].toSorted().map(([experiment, some]) => {
      const byHeadline = [...Map.groupBy(some, ({ headline }) => headline)]
      const [base, ...others] = byHeadline
        .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
        .map(([headline, lines]): Counts => {
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

function createVariant(variant: Counts, base: Counts | undefined): ComparedVariant {
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
