import type { Owed } from './outbox'

/**
 * The order in which a run sends what is due: the occasions take turns, and within each the networks that
 * the requests came from, so that a burst from one network delays itself. New entries come before retries.
 */
export function takeTurns(due: readonly Owed[]): Owed[] {
  const getTries = ({ entry }: Owed) => entry.tries ?? 0
  const newFirst = due.toSorted((a, b) => getTries(a) - getTries(b))
  const byNetwork = interleave(newFirst, ({ entry }) => entry.network ?? entry.key)
  return interleave(byNetwork, ({ entry }) => entry.occasion)
}

/** The first of each group, then the second of each, in their order. */
function interleave(all: readonly Owed[], getGroup: (owed: Owed) => string): Owed[] {
  const turns = new Map<string, number>()
  const placed = all.map((owed) => {
    const group = getGroup(owed)
    const turn = turns.get(group) ?? 0
    turns.set(group, turn + 1)
    return { owed, turn }
  })
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ owed }) => owed)
}
