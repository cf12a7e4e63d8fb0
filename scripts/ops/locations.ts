import { runCommand } from './command'
import { Command, InvalidArgumentError } from 'commander'
import { LOCATION_IDS, SEED_LOCATIONS } from '@/lib/cities/locations'
import { CAPACITY_MAX, NOTICE_HOURS_MAX } from '@/lib/locations/location'
import { describeStore, getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { parsePhone } from './arguments'
import {
  createChanges,
  numberParser,
  pairParser,
  parseDates,
  type ChangeOptions,
} from './locations/changes'
import { describeLocation, getToday } from './locations/describe'

const CREATE_TIMEOUT_MS = 10_000
const YEARS_AHEAD = 5

type ClosedDates = NonNullable<ChangeOptions['close']>

interface LocationsOptions extends ChangeOptions {
  seed?: true
  free?: string
  holidays?: number
  yes?: true
}

const now = new Date()
const command = new Command('npm run locations --')
  .description('Prints and changes the tracking number and the calendar of each location.')
  .option('--seed', 'creates missing locations; changes no number')
  .option('--set <id=phone>', 'changes one number: barrie=705-555-0123', pairParser(parsePhone))
  .option(
    '--close <id=dates>',
    'offers no pickups then: toronto=2026-12-25,2026-12-26',
    pairParser(parseDates),
  )
  .option('--open <id=dates>', 'offers closed dates again', pairParser(parseDates))
  .option(
    '--notice <id=hours>',
    'hours before the first window on offer: toronto=24; 0 for none',
    pairParser(numberParser(NOTICE_HOURS_MAX)),
  )
  .option(
    '--capacity <id=jobs>',
    'jobs per arrival window: toronto=4; 0 for no limit',
    pairParser(numberParser(CAPACITY_MAX)),
  )
  .option('--free <key>', 'frees the slot of a cancelled job')
  .option('--holidays <year>', 'proposes statutory holidays; closes them with --yes', parseYear)
  .option('--yes', 'with --holidays: closes them')

await runCommand<LocationsOptions>(command, async (options) => {
  const { seed, close = [], free, holidays, yes } = options
  if (yes && holidays === undefined)
    throw new InvalidArgumentError('--yes needs --holidays <year>.')
  const store = await getStore('ops')
  if (seed) await seedLocations(store)

  const proposed = holidays === undefined ? [] : await proposeHolidays(holidays, yes === true)
  const stored = await store.list('locations')
  const changes = createChanges({ ...options, close: [...close, ...proposed] }, stored, now)
  const slots = free === undefined ? [] : await findSlots(store, free)
  for (const [id, fields] of changes) await store.update('locations', id, fields)
  for (const slot of slots) {
    await store.remove('slots', slot)
    console.log(`freed ${slot}`)
  }

  console.error(`Store: ${describeStore()}`)
  const locations = await store.list('locations')
  for (const id of LOCATION_IDS) console.log(describeLocation(id, locations[id], getToday(id, now)))
  if (changes.size + slots.length > 0)
    console.error('Pages show it within an hour. At once: docs/how-to-change-a-number.md')
})

function parseYear(text: string): number {
  const [year, first] = [Number(text), now.getUTCFullYear()]
  if (/^\d{4}$/.test(text) && year >= first && year <= first + YEARS_AHEAD) return year
  throw new InvalidArgumentError(`Years from ${first} to ${first + YEARS_AHEAD} are possible.`)
}

async function seedLocations(store: Store): Promise<void> {
  const existing = await store.list('locations')
  for (const id of LOCATION_IDS.filter((id) => !existing[id])) {
    const deadline = Date.now() + CREATE_TIMEOUT_MS
    const { status } = await store.createIfAbsent('locations', id, SEED_LOCATIONS[id], deadline)
    console.log(`${id}: ${status}`)
    if (status !== 'stored') process.exitCode = 1
  }
}

/** What to close; nothing without --yes. */
async function proposeHolidays(year: number, isConfirmed: boolean): Promise<ClosedDates> {
  const { describeHolidays, findHolidays, mergeHolidays } = await import('./locations/holidays')
  const proposals = LOCATION_IDS.flatMap((id): ClosedDates => {
    const regions = findHolidays(id, year, getToday(id, now))
    console.log(describeHolidays(id, regions).join('\n'))
    const dates = mergeHolidays(regions)
    return dates.length > 0 ? [[id, dates]] : []
  })
  if (isConfirmed) return proposals
  console.log('Nothing was closed. Add --yes to close these days.')
  return []
}

/** Keys of the job's slots. */
async function findSlots(store: Store, jobKey: string): Promise<string[]> {
  const slots = Object.entries(await store.list('slots'))
  const keys = slots.filter(([, { key }]) => key === jobKey).map(([key]) => key)
  if (keys.length > 0) return keys
  throw new InvalidArgumentError(`The job "${jobKey}" has no slot. Nothing was changed.`)
}
