import type { HeadlineKey } from './headlines'

/** `default` is the headline without a key. */
export type VariantHeadline = HeadlineKey | 'default'

export interface Experiment {
  /** a-z, 0-9 and hyphens; never reused, because visitors and requests are counted under it. */
  name: string
  variants: readonly { headline: VariantHeadline; weight: number }[]
  /** City keys; `/get-quote` belongs to the default city. */
  cities: readonly string[] | 'all'
  /** First and last day, ISO dates in UTC. */
  start: string
  end: string
}

/**
 * Headline experiments of get-quote (docs/analytics.md). The setting HEADLINE_EXPERIMENTS replaces them.
 * @example
 * {
 *   name: 'fees-2027-01',
 *   variants: [
 *     { headline: 'default', weight: 1 },
 *     { headline: 'no-hidden-fees', weight: 1 },
 *   ],
 *   cities: ['toronto', 'ottawa'],
 *   start: '2027-01-04',
 *   end: '2027-03-28',
 * }
 */
export const EXPERIMENTS: readonly Experiment[] = []
