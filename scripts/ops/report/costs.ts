import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { InvalidArgumentError } from 'commander'
import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { nameAdPlatform } from '@/lib/requests/touch'
import {
  CURRENCY_CODES,
  divideMoney,
  findCurrency,
  nameCampaign,
  sumAmounts,
  type Amount,
  type ReportRequest,
} from './data'

/** The cost of a campaign on a day, with the names that requests use. */
export type Cost = ReturnType<typeof parseCosts>[number]

const HEADER = 'date,source,campaign,cost,currency'
const NUMBER = /^\d+(\.\d+)?$/

export const readCosts = (file: string) => parseCosts(readFileSync(file, 'utf8'))

/** @throws InvalidArgumentError with the number of the faulty line */
export function parseCosts(text: string) {
  const [header, ...lines] = parseLines(text)
  if (header?.record.join() !== HEADER) throw createError(1, `It must be ${HEADER}`)
  return lines.map(({ record, info }) => {
    const problem = findProblem(record)
    if (problem) throw createError(info.lines, problem)
    const [date = '', source = '', campaign = '', cost, code] = record
    return {
      date,
      source: nameAdPlatform(source),
      campaign: nameCampaign(campaign),
      amount: Number(cost),
      currency: findCurrency(code) ?? 'USD',
    }
  })
}

function parseLines(text: string) {
  const options = { bom: true, info: true, trim: true, skip_empty_lines: true } as const
  try {
    const lines: unknown = parse(text, { ...options, relax_column_count: true })
    return lines as { record: string[]; info: { lines: number } }[]
  } catch (error) {
    const { lines = 1, message } = error as Error & { lines?: number }
    throw createError(lines, message)
  }
}

function findProblem(record: readonly string[]): string | undefined {
  const [date = '', source = '', campaign = '', cost = '', currency] = record
  if (record.length !== HEADER.split(',').length)
    return `It needs ${HEADER}, and quotes around a value with a comma`
  if (!isIsoDate(date)) return `The date "${date}" is not like 2026-10-31`
  if (!sanitizeCampaign(source)) return `The source "${source}" is not like google`
  if (campaign && !sanitizeCampaign(campaign))
    return `The campaign "${campaign}" is like an address or a phone number, which the site drops`
  if (!NUMBER.test(cost)) return `The cost "${cost}" is not like 1234.50, without separators`
  if (!findCurrency(currency))
    return `The currency "${currency}" is not ${CURRENCY_CODES.join(' or ')}`
  return undefined
}

function createError(line: number, problem: string): InvalidArgumentError {
  return new InvalidArgumentError(`Line ${line}: ${problem}.`)
}

export type Group = ReturnType<typeof countGroup>

/** Divides a campaign's costs evenly among its paid requests. `unmatched`: costs without a paid request. */
export function shareCosts(requests: readonly ReportRequest[], costs: readonly Cost[]) {
  const byCampaign = Map.groupBy(costs, nameCampaignOf)
  const paid = requests.filter(({ isPaid }) => isPaid)
  const parts = new Map<string, Amount[]>()
  for (const [campaign, members] of Map.groupBy(paid, nameCampaignOf)) {
    const total = sumAmounts(byCampaign.get(campaign) ?? [])
    const divide = (one: Amount) => ({ ...one, amount: one.amount / members.length })
    parts.set(campaign, total.map(divide))
  }
  const share = (request: ReportRequest) =>
    request.isPaid ? { ...request, costs: parts.get(nameCampaignOf(request)) ?? [] } : request
  const unmatched = costs.filter((line) => !parts.has(nameCampaignOf(line)))
  return { requests: requests.map(share), unmatched }
}

export function nameCampaignOf({ source, campaign }: { source: string; campaign: string }): string {
  return `${source}: ${campaign}`
}

/**
 * Sorted by the cost of a won job; then groups with costs that won nothing; then groups without costs by
 * requests. @param getLabel returns undefined to leave a request out
 * @param extra costs without a request, by label
 */
export function groupRequests(
  requests: readonly ReportRequest[],
  getLabel: (request: ReportRequest) => string | undefined,
  extra: ReadonlyMap<string, Cost[]> = new Map(),
): Group[] {
  const members = Map.groupBy(requests, getLabel)
  members.delete(undefined)
  const labels = new Set([...members.keys(), ...extra.keys()])
  return [...labels]
    .map((label = '') => countGroup(label, members.get(label) ?? [], extra.get(label)))
    .toSorted((a, b) => getSortCost(a) - getSortCost(b) || b.requests - a.requests)
}

export function countGroup(
  label: string,
  members: readonly ReportRequest[],
  extra: readonly Cost[] = [],
) {
  const paid = members.filter(({ isPaid }) => isPaid)
  const cost = sumAmounts([...paid.flatMap(({ costs }) => costs), ...extra])
  return {
    label,
    requests: members.length,
    won: members.filter(({ isWon }) => isWon).length,
    paid: paid.length,
    cost,
    // Only paid requests have costs.
    costPerRequest: divideMoney(cost, paid.length),
    costPerWon: divideMoney(cost, paid.filter(({ isWon }) => isWon).length),
    value: sumAmounts(members.flatMap(({ value }) => value ?? [])),
  }
}

/** Finite, because the difference of two infinities is NaN. */
function getSortCost({ costPerWon }: Group): number {
  if (!costPerWon) return Number.MAX_SAFE_INTEGER
  return Math.min(costPerWon.amount, Number.MAX_SAFE_INTEGER - 1)
}
