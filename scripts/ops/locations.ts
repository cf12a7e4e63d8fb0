import { Command, InvalidArgumentError, Option } from 'commander'
import { runCommand } from './command'
import { AREA_KEYS, getAreaLocation } from '@/lib/cities/location-cities'
import { LOCATION_IDS, SEED_LOCATIONS, type AreaKey } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { getToday } from '@/lib/locations/closed-dates'
import { getStore } from '@/lib/store'
import { applyChanges, ifAbsent, type Store } from '@/lib/store/store'
import { parseArea, parseDay, parseRequests } from './arguments'
import { getStoreDeadline, requireMail } from './precautions'
import { createChanges, listAreaDays, listChanged, toScope } from './locations/changes'
import { addDeskOptions, checkDesks, runDesks, type DeskOptions } from './locations/desks'
import { describeArea } from './locations/describe'
import {
  checkReservations,
  findReservations,
  releaseReservations,
  readReservations,
  runFreeDay,
  type FreeDayOptions,
} from './locations/reservations'
import { listHolidays } from './locations/holidays'
import {
  addOptions,
  CALENDAR_OPTIONS,
  DATE_OPTIONS,
  NUMBER_OPTIONS,
  OPTION_NAMES,
  parsePairs,
  PRICE_OPTIONS,
  type ChangeOptions,
} from './locations/options'
import { cancelAll, checkPickups, findPickups } from './locations/pickups'

const WHEN_SHOWN =
  'Pages show it from the second visit after an hour. At once: docs/how-to-change-a-number.md'

interface LocationsOptions extends ChangeOptions, DeskOptions, FreeDayOptions {
  seed?: true
  cancelPickups?: true
}

const now = new Date()
const command = new Command('npm run locations --')
  .description(
    'Prints and changes number, texts, languages, prices and calendar of each crew area.',
  )
  .option(
    '--area <key>',
    'sets this crew area alone, of a location with several: houston',
    parseArea,
  )
  .optionsGroup('Numbers:')
  .option('--seed', 'creates missing locations; changes no number')
addOptions(command, NUMBER_OPTIONS)
command.optionsGroup('Prices:')
addOptions(command, PRICE_OPTIONS)
command.optionsGroup('Calendar:')
addOptions(command, DATE_OPTIONS)
command.option(
  '--cancel-pickups',
  'with --close: also cancels the pickups of these days, and emails their customers',
)
addOptions(command, CALENDAR_OPTIONS)
command
  .option(
    '--yes',
    'closes also days with pickups; frees also reservations of jobs that a crew comes to',
  )
  .optionsGroup('Reservations:')
  .option('--free <requests>', 'frees those of these jobs: TR-4F7KM,TR-9KFU2', parseRequests)
  .addOption(
    new Option(
      '--free-day <id=day>',
      'lists those of a day, of which --free frees some: toronto=2026-11-25',
    )
      .argParser(parsePairs(parseDay))
      .conflicts(['seed', ...OPTION_NAMES]),
  )
  .addOption(
    new Option(
      '--unconfirmed',
      'with --free-day: frees all but those of active jobs that need no call',
    ).conflicts('free'),
  )
addDeskOptions(command, ['seed', 'free', 'freeDay', ...OPTION_NAMES])

await runCommand<LocationsOptions>(command, runLocations, (options) => {
  const { yes, close, free, unconfirmed, freeDay = [] } = options
  for (const id of [...listChanged(options), ...freeDay.map(([id]) => id)]) toScope(id, options)
  if (options.cancelPickups && !close)
    throw new InvalidArgumentError('--cancel-pickups needs --close <id=dates>.')
  if (options.cancelPickups) requireMail('--cancel-pickups')
  if (yes && !close && !free)
    throw new InvalidArgumentError('--yes needs --close <id=dates> or --free <requests>.')
  if (unconfirmed && freeDay.length === 0)
    throw new InvalidArgumentError('--unconfirmed needs --free-day <id=day>.')
  checkDesks(options)
})

async function runLocations(options: LocationsOptions): Promise<void> {
  // The build sets HOLIDAYS. Commands run without a build, so we compute it here.
  env.HOLIDAYS ??= JSON.stringify(listHolidays(now))
  const store = await getStore('ops')
  if (options.desk || options.closeDesks) return runDesks(store, options)
  if (options.freeDay) {
    const freed = await runFreeDay(store, listAreaDays(options.freeDay, options), options)
    if (freed > 0) console.error(WHEN_SHOWN)
    return
  }
  const { seed, free } = options
  if (seed) await seedLocations(store)

  const changed = listChanged(options)
  const before = await store.list('locations')
  for (const id of changed) createChanges(id, options, before[getAreaLocation(id)], now)
  const reservations = free
    ? await findReservations(store, await readReservations(store), free)
    : []
  checkReservations(reservations, options.yes)
  const close = listAreaDays(options.close, options)
  await checkPickups(store, close, options)
  for (const id of changed) await changeLocation(store, id, options)
  // A visitor may have booked after `checkPickups`.
  if (options.cancelPickups) await cancelAll(store, await findPickups(store, close))
  await releaseReservations(store, reservations)

  const locations = await store.list('locations')
  for (const areaKey of AREA_KEYS) {
    const record = locations[getAreaLocation(areaKey)]
    console.log(describeArea(areaKey, record, getToday(areaKey, now)))
  }
  if (changed.length + reservations.length > 0) console.error(WHEN_SHOWN)
}

/** Computes the change inside the transaction, because the office may close a day at the same time. */
async function changeLocation(store: Store, id: AreaKey, options: ChangeOptions): Promise<void> {
  const location = getAreaLocation(id)
  const { status } = await store.transact('locations', location, getStoreDeadline(), (record) =>
    record ? applyChanges(record, createChanges(id, options, record, now)) : undefined,
  )
  if (status !== 'stored') throw new Error(`locations/${location} was ${status}`)
}

async function seedLocations(store: Store): Promise<void> {
  const existing = await store.list('locations')
  for (const id of LOCATION_IDS.filter((id) => !existing[id])) {
    const seed = SEED_LOCATIONS[id]
    const { status } = await store.transact('locations', id, getStoreDeadline(), ifAbsent(seed))
    console.log(`${id}: ${status}`)
    if (status !== 'stored') process.exitCode = 1
  }
}
