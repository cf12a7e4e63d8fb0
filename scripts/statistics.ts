/** The value below which this share of the values lies (nearest rank); undefined of nothing. */
export function getPercentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

/** The middle value; of an even number of values the mean of the middle two. */
export function getMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
