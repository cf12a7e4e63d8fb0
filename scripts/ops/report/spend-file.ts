import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { UsageError } from '@/scripts/command'
import { GOOGLE_ADS, META_ADS, MICROSOFT_ADS, nameSource } from './touch'

export interface Spend {
  /** ISO date. */
  day: string
  source: string
  campaign: string
  /** '' where the file does not say; so is the currency. */
  campaignId: string
  cost: number
  currency: string
}

type Column = keyof Spend | 'firstDay' | 'lastDay'

/** Column names of the platforms' English exports, in lower case. */
const COLUMN_NAMES: Record<Column, RegExp> = {
  day: /^(day|date|gregorian date)$/,
  firstDay: /^reporting starts$/,
  lastDay: /^reporting ends$/,
  source: /^source$/,
  campaign: /^campaign( name)?$/,
  campaignId: /^campaign id$/,
  cost: /^(cost|spend|amount spent( \([a-z]{3}\))?)$/,
  currency: /^(currency( code)?|account currency)$/,
}
/** The platform by its word for cost. */
const SOURCES: [name: RegExp, source: string][] = [
  [/^cost$/, GOOGLE_ADS],
  [/^spend$/, MICROSOFT_ADS],
  [/^amount spent/, META_ADS],
]
/** Google puts a title and a period above the names. */
const MAX_TITLE_LINES = 12
/** The lines below the table. */
const FOOTER = /^(total|©)/i
/** 1,234.50; not the decimal comma of a French export, which would be a hundred times as much. */
const COST = /^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

interface Line {
  record: string[]
  info: { lines: number }
}
interface Columns extends Partial<Record<Column, number>> {
  platform: string
  /** Meta's, in the name of the column. */
  headCurrency: string
}

/**
 * Costs of one campaign and day are added within a file, where they are of its ad groups or devices.
 * @throws UsageError for a file that is not understood, cannot be read, or has costs of an earlier one
 */
export function readSpend(files: readonly string[]): Spend[] {
  const earlier = new Map<string, string>()
  return files.flatMap((file) => {
    const spend = parseSpend(readText(file), file, earlier)
    for (const one of spend) earlier.set(makeCostKey(one), file)
    return spend
  })
}

/** Two accounts may have a campaign of one name, each in its currency. */
function makeCostKey({ day, source, campaign, currency }: Spend): string {
  return [day, source, campaign, currency].join('\n').toLowerCase()
}

function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
  // Google's "CSV for Excel" is UTF-16.
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/**
 * Parses an export of Google Ads, Microsoft Ads or Meta, or a table of day, source, campaign and cost.
 * @param file its name, for messages
 * @param earlier in which file the costs of a day and campaign were already
 * @throws UsageError with the number of a line that it does not understand
 */
export function parseSpend(
  text: string,
  file: string,
  earlier: ReadonlyMap<string, string> = new Map(),
): Spend[] {
  const lines = parseLines(text, file)
  const headIndex = lines.slice(0, MAX_TITLE_LINES).findIndex(({ record }) => findColumns(record))
  const columns = findColumns(lines[headIndex]?.record ?? [])
  if (!columns) {
    throw new UsageError(
      `${file}, line 1: no columns of a day, a campaign and a cost (Google Ads: Day, Campaign, Cost; ` +
        'Microsoft Ads: Gregorian date, Campaign name, Spend; Meta: Day, Campaign name, Amount spent).',
    )
  }
  return lines
    .slice(headIndex + 1)
    .filter(({ record }) => !isTotal(record, columns))
    .map(({ record, info }) => {
      const fail = (problem: string) => new UsageError(`${file}, line ${info.lines}: ${problem}.`)
      const spend = readLine(record, columns, fail)
      const other = earlier.get(makeCostKey(spend))
      if (other) throw fail(`${other} has costs of this campaign on ${spend.day}, too`)
      return spend
    })
}

function parseLines(text: string, file: string): Line[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      delimiter: text.includes('\t') ? '\t' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Line[]
  } catch (error) {
    const { lines = 1, message } = error as Error & { lines?: number }
    throw new UsageError(`${file}, line ${lines}: no CSV (${message}).`)
  }
}

function findColumns(cells: string[]): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const entries = Object.entries(COLUMN_NAMES).map(
    ([column, pattern]) => [column, names.findIndex((name) => pattern.test(name))] as const,
  )
  const found: Partial<Record<Column, number>> = Object.fromEntries(
    entries.filter(([, index]) => index >= 0),
  )
  // Beside a day, Meta's two dates are those of the whole file.
  const { day = found.firstDay, day: lastDay = found.lastDay, campaign, cost } = found
  if (day === undefined || lastDay === undefined || campaign === undefined || cost === undefined)
    return undefined
  const name = names[cost] ?? ''
  const [, platform = ''] = SOURCES.find(([pattern]) => pattern.test(name)) ?? []
  const [, headCurrency = ''] = /\(([a-z]{3})\)$/.exec(name) ?? []
  return { ...found, day, lastDay, platform, headCurrency }
}

/** Meta's total has no campaign, and may have a day. */
function isTotal(record: string[], columns: Columns): boolean {
  const first = record.find((cell) => cell.trim() !== '') ?? ''
  const isFooter = FOOTER.test(first.trim()) && !toIsoDate(readCell(record, columns, 'day'))
  return isFooter || (columns.platform === META_ADS && !readCell(record, columns, 'campaign'))
}

function readCell(record: string[], columns: Columns, column: Column): string {
  return record[columns[column] ?? -1]?.trim() ?? ''
}

function readLine(
  record: string[],
  columns: Columns,
  fail: (problem: string) => UsageError,
): Spend {
  const read = (column: Column) => readCell(record, columns, column)
  const day = toIsoDate(read('day'))
  if (!day) throw fail(`there is no day "${read('day')}"`)
  const period = `${read('day')} to ${read('lastDay')}`
  if (toIsoDate(read('lastDay')) !== day)
    throw fail(`the costs of ${period} are one line; export them with Meta's breakdown by day`)
  const costText = read('cost')
  if (!COST.test(costText)) throw fail(`there is no cost "${costText}"`)
  return {
    day,
    source: nameSource(read('source')) || columns.platform,
    campaign: read('campaign'),
    campaignId: read('campaignId'),
    cost: Number(costText.replace(/[$,]/g, '')),
    currency: (read('currency') || columns.headCurrency).toUpperCase(),
  }
}

/** From an ISO date or the American order of an export: 10/31/2026. */
function toIsoDate(text: string): string | undefined {
  const [, month = '', date = '', year = ''] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isIsoDate(iso) ? iso : undefined
}
