/** Intervals of shares such as requests per visitor, all of 95 %. */

export interface Share {
  successes: number
  trials: number
}

type Interval = [low: number, high: number]

/** Quantile of the normal distribution for 95 %, two-sided. */
const Z = 1.959963984540054

/**
 * Wilson's score interval (Wilson 1927; https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval).
 * [0, 1] without trials. More successes than trials count as all.
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials <= 0) return [0, 1]
  const share = getShare({ successes, trials })
  const center = share + Z ** 2 / (2 * trials)
  const margin = Z * Math.sqrt((share * (1 - share)) / trials + (Z / (2 * trials)) ** 2)
  const scale = 1 + Z ** 2 / trials
  const low = successes <= 0 ? 0 : (center - margin) / scale
  const high = successes >= trials ? 1 : (center + margin) / scale
  return [low, high]
}

/**
 * Compares two independent shares by Newcombe's hybrid score interval of their difference (Newcombe 1998,
 * Statistics in Medicine 17, 873-890, method 10). 'too early' if the interval holds zero.
 * @returns difference and interval of `other` minus `base`; 0 and [-1, 1] without trials
 */
export function compareShares(
  base: Share,
  other: Share,
): { difference: number; interval: Interval; verdict: 'too early' | 'better' | 'worse' } {
  if (base.trials <= 0 || other.trials <= 0) {
    return { difference: 0, interval: [-1, 1], verdict: 'too early' }
  }
  const [baseShare, otherShare] = [getShare(base), getShare(other)]
  const [baseLow, baseHigh] = wilsonInterval(base.successes, base.trials)
  const [otherLow, otherHigh] = wilsonInterval(other.successes, other.trials)
  const difference = otherShare - baseShare
  const low = difference - Math.hypot(otherShare - otherLow, baseHigh - baseShare)
  const high = difference + Math.hypot(otherHigh - otherShare, baseShare - baseLow)
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'too early'
  return { difference, interval: [low, high], verdict }
}

function getShare({ successes, trials }: Share): number {
  return Math.min(Math.max(successes, 0), trials) / trials
}
