import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { InvalidArgumentError } from 'commander'
import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { nameAdPlatform } from '@/lib/requests/touch'
import { CURRENCY_CODES, findCurrency, nameCampaign } from './data'

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
