import { wilsonInterval } from '@/lib/analytics/proportions'
import { sumMoney, type Money } from './money'
import type { ReportRequest } from './request'

export interface Group {
  label: string
  requests: number
  bookings: number
  won: number
  /** 95 % interval of the share of won requests. */
  shareInterval: [low: number, high: number]
  /** What won requests were worth. */
  value: Money
  spend: Money
}

export interface Costs {
  /** By a request's key. */
  costs: ReadonlyMap<string, Money>
  /** By label: costs without a request. */
  extra?: ReadonlyMap<string, Money>
}

/** Fewer requests say little about a share. */
export const SMALL_COUNT = 30
const MAX_GROUPS = 20

/** Sorted by requests, then by label. The smallest beyond twenty are one group, but those with `extra` costs. */
export function groupRequests(
  requests: readonly ReportRequest[],
  getLabel: (request: ReportRequest) => string,
  { costs, extra = new Map() }: Costs,
): Group[] {
  const byLabel = Map.groupBy(requests, getLabel)
  for (const label of extra.keys()) if (!byLabel.has(label)) byLabel.set(label, [])
  const sorted = [...byLabel].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  )
  const isShown = ([label]: [string, unknown], index: number) =>
    sorted.length <= MAX_GROUPS || index < MAX_GROUPS - 1 || extra.has(label)
  const groups = sorted
    .filter(isShown)
    .map(([label, members]) => countGroup(label, members, costs, extra.get(label)))
  const rest = sorted.filter((entry, index) => !isShown(entry, index))
  if (rest.length === 0) return groups
  const members = rest.flatMap(([, some]) => some)
  return [...groups, countGroup(`${rest.length} others`, members, costs)]
}

/** @param extra further costs */
export function countGroup(
  label: string,
  members: readonly ReportRequest[],
  costs: ReadonlyMap<string, Money>,
  extra: Money = new Map(),
): Group {
  const won = members.filter(({ isWon }) => isWon).length
  return {
    label,
    requests: members.length,
    bookings: members.filter(({ kind }) => kind === 'junk pickup').length,
    won,
    shareInterval: wilsonInterval(won, members.length),
    value: sumMoney(members.flatMap(({ worth }) => worth ?? [])),
    spend: sumMoney([...members.flatMap(({ key }) => costs.get(key) ?? []), extra]),
  }
}
