import { Command, InvalidArgumentError, Option } from 'commander'
import { runCommand } from './command'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getStore } from '@/lib/store'
import { DISPATCH_LISTS, type Store } from '@/lib/store/store'
import { parseAmount, parseDayWord, parseLocation, parseRequest, parseSearch } from './arguments'
import { exportConversions, type ExportOptions } from './leads/conversions'
import { findNamed, pickOne } from './leads/find-requests'
import { changeForCustomer, parseMove, releaseRequest } from './leads/office-change'
import { withholdRequest } from '@/lib/office/conversions'
import { describeOutcome, noteOutcome, OutcomeError, type OutcomeNote } from '@/lib/office/outcomes'
import {
  EXPORT_FORMATS,
  LOST_REASONS,
  type ExportFormat,
  type LostReason,
} from '@/lib/requests/outcome'
import type { Request } from '@/lib/requests/request'
import { printDay, printFound, printRequests, type PrintOptions } from './leads/print'
import { requireMailSettings } from './precautions'

interface LeadsOptions extends PrintOptions, ExportOptions {
  day?: string
  find?: string
  release?: string
  won?: string
  value?: number
  yes?: true
  reopen?: string
  withhold?: string
  cancel?: string
  move?: string[]
  lost?: string
  why?: LostReason
  googleAds?: ExportFormat
}

const MANY = [
  ...['since', 'location', 'city', 'day', 'json', 'all', 'csv', 'quarantine'],
  ...['googleAds', 'again', 'out'],
]
const ONE = ['find', 'release', 'cancel', 'move', 'won', 'lost', 'reopen', 'withhold']

/** Conflicts with lists, filters and every other request. */
function oneRequest(flags: string, description: string, parse = parseRequest): Option {
  const option = new Option(flags, description)
  if (!option.variadic) option.argParser(parse)
  const others = [...MANY, ...ONE].filter((name) => name !== option.attributeName())
  return option.conflicts(others)
}

const command = new Command('npm run leads --')
  .description('Prints what is open or a period, changes a request, and writes conversions.')
  .optionsGroup('Which requests:')
  .option(
    '--since <day>',
    'all of this day of their city and later, not only what is open: 2026-10-01, yesterday',
    parseDayWord,
  )
  .option('--location <id>', 'of one location: barrie', parseLocation)
  .addOption(new Option('--city <city>', 'of one city: toronto').choices(CITY_KEYS))
  .addOption(
    new Option(
      '--day <day>',
      'pickups and confirmed moves of one day, on paper or as CSV: tomorrow',
    )
      .argParser(parseDayWord)
      .conflicts(['since', 'all', 'json', 'quarantine', 'googleAds']),
  )
  .addOption(new Option('--quarantine', 'suspected spam').conflicts('json'))
  .addOption(
    new Option('--all', 'every list, not only leads and jobs, as JSON').conflicts([
      'csv',
      'quarantine',
    ]),
  )
  .optionsGroup('How:')
  .option('--wide', 'all columns: also email, key and answers')
  .option('--json', 'as { "leads": { key: record }, "jobs": { key: record } }')
  .addOption(
    new Option('--csv [list]', 'with answers, details and outcome, for a spreadsheet')
      .choices(DISPATCH_LISTS)
      .preset('leads')
      .conflicts('json'),
  )
  .optionsGroup('One request, by its reference or key:')
  .addOption(
    oneRequest(
      '--find <text>',
      'prints all of it; also by a phone, its last seven digits, or a part of a name, email or street',
      parseSearch,
    ),
  )
  .addOption(
    oneRequest('--release <request>', 'moves it out of quarantine, and notifies every channel'),
  )
  .addOption(
    oneRequest('--cancel <request>', 'cancels it, and notifies the customer and every channel'),
  )
  .addOption(oneRequest('--move <request...>', 'the same for another window: 2026-12-01 9-11'))
  .addOption(oneRequest('--won <request>', 'marks it as won'))
  .option('--value <dollars>', 'with --won: its worth in dollars of its country', parseAmount)
  .addOption(oneRequest('--lost <request>', 'marks it as lost'))
  .addOption(new Option('--why <reason>', 'with --lost').choices(LOST_REASONS))
  .addOption(oneRequest('--reopen <request>', 'takes back --cancel, --won or --lost'))
  .option('--yes', 'answers every question of --cancel, --move and --reopen')
  .addOption(oneRequest('--withhold <request>', 'never writes it for Google: they asked for that'))
  .optionsGroup('Conversions:')
  .addOption(
    new Option(
      '--google-ads [format]',
      'won requests for import, once each: by the click on an ad, or by hashed contact data where advertising was allowed',
    )
      .choices(EXPORT_FORMATS)
      .preset('click')
      .conflicts(['json', 'all', 'csv', 'quarantine']),
  )
  .option('--again', 'with --google-ads: also those written before')
  .option(
    '--out <file>',
    'with --google-ads: a new file, which only you can read; without it nothing is marked',
  )

await runCommand<LeadsOptions>(command, runLeads, (options) => {
  const { won, value, yes, cancel, move, reopen, lost, why, googleAds, again, out } = options
  if (value !== undefined && won === undefined)
    throw new InvalidArgumentError('--value needs --won <request>.')
  if (yes && [cancel, move, reopen].every((option) => option === undefined))
    throw new InvalidArgumentError('--yes needs --cancel, --move or --reopen <request>.')
  if (move) parseMove(move)
  if ((lost === undefined) !== (why === undefined))
    throw new InvalidArgumentError(`--lost needs --why <reason>: ${LOST_REASONS.join(', ')}.`)
  if ((again || out !== undefined) && !googleAds)
    throw new InvalidArgumentError('--again and --out need --google-ads.')
})

async function runLeads(options: LeadsOptions): Promise<void> {
  const { day, find, release, googleAds } = options
  const store = await getStore('ops')
  if (find !== undefined) return printFound(store, find)
  if (release !== undefined) return runRelease(store, release)
  const done = await changeOne(store, options).catch((error: Error) => {
    throw error instanceof OutcomeError ? new InvalidArgumentError(error.message) : error
  })
  if (done !== undefined) return console.log(done)
  if (day !== undefined) return printDay(store, day, options)
  if (googleAds) return exportConversions(store, googleAds, options)
  return printRequests(store, options)
}

async function runRelease(store: Store, text: string): Promise<void> {
  requireMailSettings()
  const { lines, isDelivered } = await releaseRequest(store, text)
  console.log(lines.join('\n'))
  process.exitCode = isDelivered ? 0 : 1
}

async function changeOne(store: Store, options: LeadsOptions): Promise<string | undefined> {
  const { cancel, won, value, yes, lost, why, reopen, withhold } = options
  const move = options.move && parseMove(options.move)
  const text = cancel ?? move?.request ?? won ?? lost ?? reopen ?? withhold
  if (text === undefined) return undefined
  const request = pickOne(await findNamed(store, text, DISPATCH_LISTS), text, 'lead or job')
  const change =
    move ?? (cancel !== undefined ? 'cancel' : reopen && request.isCancelled ? 'reopen' : undefined)
  if (change) {
    requireMailSettings()
    return (await changeForCustomer(store, request, change, yes)).join('\n')
  }
  if (won !== undefined) return note(store, request, { what: 'won', value })
  if (why) return note(store, request, { what: 'lost', why })
  if (reopen !== undefined) return note(store, request, { what: 'open' })
  return withholdRequest(store, request, new Date())
}

async function note(store: Store, request: Request, outcome: OutcomeNote): Promise<string> {
  const saved = await noteOutcome(store, request, outcome, { now: new Date() })
  return describeOutcome(request, outcome, saved ?? {})
}
