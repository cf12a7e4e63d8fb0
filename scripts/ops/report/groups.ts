import { wilsonInterval } from '@/lib/analytics/proportions'
import type { ReportRequest } from './request'

export interface Group {
  label: string
  requests: number
  bookings: number
  won: number
  /** 95 % interval of the share of won requests. */
  shareInterval: [low: number, high: number]
  /** What won requests were worth, by currency. */
  values: ReadonlyMap<string, number>
  /** Undefined where no cost is known. */
  spend: number | undefined
}

export interface Costs {
  /** By a request's key. */
  costs: ReadonlyMap<string, number>
  /** By label: costs without a request. */
  extra?: ReadonlyMap<string, number>
}

/** Fewer requests say little about a share. */
export const SMALL_COUNT = 30
const MAX_GROUPS = 20

/** Sorted by requests, then by label; the smallest beyond twenty are one group. */
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
  const shown = sorted.length > MAX_GROUPS ? sorted.slice(0, MAX_GROUPS - 1) : sorted
  const rest = sorted.slice(shown.length)
  const getExtra = (labels: string[]) => labels.flatMap((label) => extra.get(label) ?? [])
  const groups = shown.map(([label, members]) =>
    countGroup(label, members, costs, getExtra([label])),
  )
  if (rest.length === 0) return groups
  const members = rest.flatMap(([, some]) => some)
  const others = getExtra(rest.map(([label]) => label))
  return [...groups, countGroup(`${rest.length} others`, members, costs, others)]
}

/** @param extra further costs */
export function countGroup(
  label: string,
  members: readonly ReportRequest[],
  costs: ReadonlyMap<string, number>,
  extra: readonly number[] = [],
): Group {
  const won = members.filter(({ isWon }) => isWon).length
  const spend = [...members.flatMap(({ key }) => costs.get(key) ?? []), ...extra]
  return {
    label,
    requests: members.length,
    bookings: members.filter(({ kind }) => kind === 'junk pickup').length,
    won,
    shareInterval: wilsonInterval(won, members.length),
    values: sumValues(members),
    spend: spend.length > 0 ? sum(spend) : undefined,
  }
}

function sumValues(members: readonly ReportRequest[]): Map<string, number> {
  const values = new Map<string, number>()
  for (const { worth } of members) {
    if (worth) values.set(worth.currency, (values.get(worth.currency) ?? 0) + worth.value)
  }
  return values
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
