import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { createInterface } from 'node:readline'
import { LOCATION_IDS, SEED_LOCATIONS } from '@/lib/cities/locations'
import { describeStore, getStore } from '@/lib/store'
import { getToday, parseChanges } from '@/scripts/ops/locations/changes'
import { describeLocation } from '@/scripts/ops/locations/describe'

const CREATE_TIMEOUT_MS = 10_000

const { values: options } = readArguments('locations', {
  seed: { type: 'boolean', help: 'creates missing locations; changes no number' },
  set: {
    type: 'string',
    multiple: true,
    value: 'ID=PHONE',
    help: 'changes one number: barrie=705-555-0123',
  },
  close: {
    type: 'string',
    multiple: true,
    value: 'ID=DATES',
    help: 'offers no pickups then: toronto=2026-12-25,2026-12-26',
  },
  open: { type: 'string', multiple: true, value: 'ID=DATES', help: 'offers closed dates again' },
  notice: {
    type: 'string',
    multiple: true,
    value: 'ID=HOURS',
    help: 'hours before the first window on offer: toronto=24; 0 for none',
  },
  capacity: {
    type: 'string',
    multiple: true,
    value: 'ID=JOBS',
    help: 'jobs per arrival window: toronto=4; 0 for no limit',
  },
  free: { type: 'string', value: 'KEY', help: 'frees the slot of a cancelled job' },
  holidays: { type: 'string', value: 'YEAR', help: 'proposes and closes statutory holidays' },
  yes: { type: 'boolean', help: 'with --holidays: closes them without a question' },
})
if (options.yes && options.holidays === undefined)
  throw new UsageError('--yes needs --holidays YEAR.')
const store = await getStore('ops')
const now = new Date()

if (options.seed) {
  const existing = await store.list('locations')
  for (const id of LOCATION_IDS.filter((id) => !existing[id])) {
    const saved = await store.create(
      'locations',
      id,
      SEED_LOCATIONS[id],
      Date.now() + CREATE_TIMEOUT_MS,
    )
    console.log(`${id}: ${saved}`)
    if (saved !== 'stored') process.exitCode = 1
  }
}

const close = [...(options.close ?? []), ...(await proposeHolidays(options.holidays))]
const changes = parseChanges({ ...options, close }, await store.list('locations'), now)
const slots = options.free === undefined ? [] : await findSlots(options.free)
for (const [id, fields] of changes) await store.update('locations', id, fields)
for (const slot of slots) {
  await store.remove('slots', slot)
  console.log(`freed ${slot}`)
}

console.error(`Store: ${describeStore()}`)
const locations = await store.list('locations')
for (const id of LOCATION_IDS) {
  console.log(describeLocation(id, locations[id], getToday(id, now)))
}
if (changes.size + slots.length > 0) {
  console.error('Pages show it within an hour. At once: docs/how-to-change-a-number.md')
}

/** Values for `--close`; none without a confirmation. */
async function proposeHolidays(text: string | undefined): Promise<string[]> {
  if (text === undefined) return []
  const { describeHolidays, findHolidays, mergeHolidays, parseYear } =
    await import('@/scripts/ops/locations/holidays')
  const year = parseYear(text, now)
  const proposals = LOCATION_IDS.flatMap((id) => {
    const regions = findHolidays(id, year, getToday(id, now))
    console.log(describeHolidays(id, regions).join('\n'))
    const dates = mergeHolidays(regions)
    return dates.length > 0 ? [`${id}=${dates.join()}`] : []
  })
  if (options.yes || (await confirm('Type "close" to close these days: '))) return proposals
  console.log('Nothing was closed.')
  return []
}

async function confirm(question: string): Promise<boolean> {
  process.stdout.write(question)
  for await (const line of createInterface({ input: process.stdin })) return line.trim() === 'close'
  return false
}

/** Keys of the job's slots. @throws UsageError if it has none */
async function findSlots(jobKey: string): Promise<string[]> {
  const slots = Object.entries(await store.list('slots'))
  const keys = slots.filter(([, { key }]) => key === jobKey).map(([key]) => key)
  if (keys.length > 0) return keys
  throw new UsageError(`The job "${jobKey}" has no slot. Nothing was changed.`)
}
