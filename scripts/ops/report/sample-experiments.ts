import { createVisitsKey } from '@/lib/analytics/visits-key'
import type { VariantHeadline } from '@/lib/business/headline-experiments'
import type { NewRecord } from '@/lib/store/store'

interface SampleExperiment {
  name: string
  variants: { headline: VariantHeadline; weight: number }[]
}

const FEES: SampleExperiment = {
  name: 'fees',
  variants: [
    { headline: 'default', weight: 43 },
    { headline: 'no-hidden-fees', weight: 57 },
  ],
}
const PRICE: SampleExperiment = {
  name: 'price',
  variants: [
    { headline: 'default', weight: 49 },
    { headline: 'price-match', weight: 51 },
  ],
}

const VISITORS_A_DAY = 120

/**
 * Made up: one experiment in most of the period, another one at its end.
 * @param share of the period that has passed, 0 to 1
 */
export function getSampleExperiment(share: number): SampleExperiment {
  return share < 0.8 ? FEES : PRICE
}

/** Visitors of both variants on one day. @param day ISO date */
export function makeSampleVisits(day: string, share: number): NewRecord[] {
  const { name, variants } = getSampleExperiment(share)
  return variants.map(({ headline }, n) => ({
    list: 'experiment_visits',
    key: createVisitsKey({ day, experiment: name, headline, instance: '0a1b2c3d' }),
    record: { visitors: VISITORS_A_DAY - 3 * n },
  }))
}
