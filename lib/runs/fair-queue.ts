const BATCH_SIZE = 100

export interface Waiting {
  /** Epoch milliseconds. */
  at: number
  tries: number
  /** The location: its mail has addresses of its own. */
  recipient: string
}

/**
 * The deliveries of a run: first whose recipient has the fewest under way, then the least tried, then the
 * oldest. So none that always fails keeps another one waiting.
 */
export function createFairQueue<Item extends Waiting>(items: readonly Item[]) {
  const waiting = items.toSorted((a, b) => a.tries - b.tries || a.at - b.at)
  const underWay = new Map<string, number>()
  const count = ({ recipient }: Item) => underWay.get(recipient) ?? 0
  let left = BATCH_SIZE
  return {
    takeNext(): Item | undefined {
      if (left-- <= 0) return undefined
      const fewest = Math.min(...waiting.map(count))
      const index = waiting.findIndex((item) => count(item) === fewest)
      const next = waiting.splice(index, 1)[0]
      if (next) underWay.set(next.recipient, fewest + 1)
      return next
    },
    end(item: Item): void {
      underWay.set(item.recipient, count(item) - 1)
    },
  }
}
