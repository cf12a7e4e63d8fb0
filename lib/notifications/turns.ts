import type { Queued } from './outbox'

/**
 * A cron run sends in this order: message kinds take turns, and networks take turns within a kind, so that a
 * burst from one network delays only itself. New entries come before retries.
 */
export function takeTurns(due: readonly Queued[]): Queued[] {
  const getTries = ({ entry }: Queued) => entry.tries ?? 0
  const newFirst = due.toSorted((a, b) => getTries(a) - getTries(b))
  const byNetwork = interleave(newFirst, ({ entry }) => entry.network ?? entry.key)
  return interleave(byNetwork, ({ entry }) => entry.messageKind)
}

/** The first of each group, then the second of each, in their order. */
function interleave(all: readonly Queued[], getGroup: (queued: Queued) => string): Queued[] {
  const turns = new Map<string, number>()
  const placed = all.map((queued) => {
    const group = getGroup(queued)
    const turn = turns.get(group) ?? 0
    turns.set(group, turn + 1)
    return { queued, turn }
  })
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ queued }) => queued)
}
