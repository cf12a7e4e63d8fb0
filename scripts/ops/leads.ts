import { runCommand } from './command'
import { Command, InvalidArgumentError, Option } from 'commander'
import { IMPORT_COLUMNS } from './leads/google-ads-import'
import { CITY_KEYS } from '@/lib/cities/keys'
import { describeStore, getStore } from '@/lib/store'
import { DISPATCH_LISTS, LIST_NAMES, type DispatchList, type ListName } from '@/lib/store/store'
import { readQuarantine } from '@/lib/submissions/quarantine'
import { parseDay, parseKey, parseLocation } from './arguments'
import { describeExport, findConversions } from './leads/conversions'
import { toCsv, toImportCsv, writeOut } from './leads/csv'
import {
  EXPORT_FORMATS,
  markAsExported,
  markAsNotWon,
  markAsWon,
  parseAmount,
  withholdRequest,
  type ExportFormat,
} from './leads/outcomes'
import { openReader, type RequestFilter, type RequestReader } from './leads/read-requests'
import { formatQuarantine, formatTable } from './leads/table'

interface LeadsOptions extends RequestFilter {
  json?: true
  all?: true
  csv?: DispatchList
  quarantine?: true
  won?: string
  value?: number
  notWon?: string
  withhold?: string
  googleAds?: ExportFormat
  again?: true
  out?: string
}

const FILTERS = ['since', 'location', 'city'] as const
const PRINTS = ['json', 'all', 'csv', 'quarantine']
const EXPORTS = ['googleAds', 'again', 'out']

const command = new Command('npm run leads --')
  .description(
    'Prints requests as a table, JSON or CSV, says which were won, and writes conversions.',
  )
  .optionsGroup('Which requests:')
  .option('--since <day>', 'of this day (UTC) and later: 2026-10-01', parseDay)
  .option('--location <id>', 'of one location: barrie', parseLocation)
  .addOption(new Option('--city <city>', 'of one city: toronto').choices(CITY_KEYS))
  .option('--quarantine', 'suspected spam')
  .addOption(
    new Option('--all', 'every list, not only leads and jobs, as JSON').conflicts([
      'csv',
      'quarantine',
    ]),
  )
  .optionsGroup('How:')
  .option('--json', 'as { "leads": { key: record }, "jobs": { key: record } }')
  .addOption(
    new Option('--csv [list]', 'with answers, details and outcome, for a spreadsheet')
      .choices(DISPATCH_LISTS)
      .preset('leads')
      .conflicts('json'),
  )
  .optionsGroup('Outcomes:')
  .addOption(
    new Option('--won <key>', 'marks a lead or job as won')
      .argParser(parseKey)
      .conflicts([...FILTERS, ...PRINTS, ...EXPORTS]),
  )
  .option('--value <dollars>', 'with --won: its worth in dollars of its country', parseAmount)
  .addOption(
    new Option('--not-won <key>', 'takes back what --won wrote')
      .argParser(parseKey)
      .conflicts([...FILTERS, ...PRINTS, ...EXPORTS, 'won', 'value']),
  )
  .addOption(
    new Option('--withhold <key>', 'never writes it for Google: the person asked for that')
      .argParser(parseKey)
      .conflicts([...FILTERS, ...PRINTS, ...EXPORTS, 'won', 'value', 'notWon']),
  )
  .addOption(
    new Option(
      '--google-ads [format]',
      'won requests for import, once each: by the click on an ad, or by hashed contact data where advertising was allowed',
    )
      .choices(EXPORT_FORMATS)
      .preset('click')
      .conflicts(PRINTS),
  )
  .option('--again', 'with --google-ads: also those written before')
  .option('--out <file>', 'with --google-ads: a new file, which only you can read')

await runCommand<LeadsOptions>(command, async (options) => {
  checkCompanions(options)
  const { won, value, notWon, withhold, since, location, city } = options
  const store = await getStore('ops')
  const now = new Date()
  if (won !== undefined) return console.log(await markAsWon(store, won, value, now))
  if (notWon !== undefined) return console.log(await markAsNotWon(store, notWon, now))
  if (withhold !== undefined) return console.log(await withholdRequest(store, withhold, now))
  const reader = openReader(store, { since, location, city })
  return options.googleAds
    ? exportConversions(reader, options.googleAds, options)
    : print(reader, options)
})

function checkCompanions({ won, value, googleAds, again, out }: LeadsOptions): void {
  if (value !== undefined && won === undefined)
    throw new InvalidArgumentError('--value needs --won <key>.')
  if ((again || out !== undefined) && !googleAds)
    throw new InvalidArgumentError('--again and --out need --google-ads.')
}

async function print(reader: RequestReader, options: LeadsOptions): Promise<void> {
  const { csv, json, all, quarantine } = options
  if (csv) {
    const records = await reader.list(quarantine ? `quarantine/${csv}` : csv)
    const csvText = toCsv(records, await reader.list('details'), await reader.list('outcomes'))
    return writeOut(csvText, undefined)
  }
  if (quarantine) {
    const requests = await readQuarantine(reader)
    return console.log(json ? JSON.stringify(requests, null, 2) : formatQuarantine(requests))
  }
  if (json || all) {
    const lists = await readLists(reader, all ? LIST_NAMES : DISPATCH_LISTS)
    return console.log(JSON.stringify(lists, null, 2))
  }
  const [leads, jobs] = [await reader.list('leads'), await reader.list('jobs')]
  const table = formatTable({ leads, jobs, details: await reader.list('details') })
  console.log(table || `No requests found in ${describeStore()}${describeFilter(options)}`)
}

async function exportConversions(
  reader: RequestReader,
  format: ExportFormat,
  { again = false, out }: { again?: boolean; out?: string },
): Promise<void> {
  const now = new Date()
  const found = await findConversions(reader, format, { isAgain: again, now })
  await writeOut(
    toImportCsv(
      IMPORT_COLUMNS[format],
      found.rows.map(({ row }) => row),
    ),
    out,
  )
  await markAsExported(await getStore('ops'), found.rows, format, now)
  console.error(describeExport(found))
}

async function readLists(reader: RequestReader, names: readonly ListName[]) {
  const entries = names.map(async (name) => [name, await reader.list(name)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** ` with --since 2026-10-01 --city toronto`; '' without a filter. */
function describeFilter(options: RequestFilter): string {
  const typed = FILTERS.flatMap((name) => (options[name] ? [`--${name} ${options[name]}`] : []))
  return typed.length > 0 ? ` with ${typed.join(' ')}` : ''
}
