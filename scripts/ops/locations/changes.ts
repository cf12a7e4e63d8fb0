import { InvalidArgumentError } from 'commander'
import { getAreaScope, getLocationScope, type Scope } from '@/lib/cities/location-cities'
import { LOCATION_IDS, type AreaKey } from '@/lib/cities/locations'
import { CalendarError, changeClosedDates } from '@/lib/locations/closed-dates'
import { getCurrency } from '@/lib/locations/location'
import type { RecordChanges, StoredRecord } from '@/lib/store/store'
import {
  FIELD_OPTIONS,
  getOption,
  OPTION_NAMES,
  PRICE_OPTIONS,
  type ChangeOptions,
  type FieldOption,
  type OptionName,
  type Pair,
} from './options'

const FIELDS = Object.entries(FIELD_OPTIONS) as [keyof typeof FIELD_OPTIONS, FieldOption][]
type FieldValue = ReturnType<FieldOption['parse']>

/** An id is a location unless `--area` says otherwise. @throws InvalidArgumentError */
export function toScope(id: AreaKey, options: ChangeOptions): Scope {
  const { area } = options
  const scope = getAreaScope(area ?? id)
  const location = LOCATION_IDS.find((one) => one === id)
  if (!area && !location) reject(`${id} is a crew area of ${scope.id}: add --area ${id}`)
  if (!area && location) return getLocationScope(location)
  if (id !== area) reject(`With --area ${area} write ${area}=… instead of ${id}=…`)
  if (scope.path === '') return scope
  const shared = OPTION_NAMES.find((name) => options[name] && getOption(name).isOfNumber)
  if (shared)
    reject(`${getFlag(shared)} is of the number, which ${scope.id} shares: leave out --area`)
  return scope
}

const getFlag = (name: OptionName) => getOption(name).flags.split(' ')[0]

/** Lists every area of a location, or with `--area` that one. */
export function listAreaDays<Value>(
  pairs: [id: AreaKey, value: Value][] = [],
  options: ChangeOptions,
) {
  return pairs.flatMap(([id, value]) =>
    toScope(id, options).areas.map((areaKey) => [areaKey, value] as const),
  )
}

export function listChanged(options: ChangeOptions): AreaKey[] {
  return [...new Set(OPTION_NAMES.flatMap((name) => (options[name] ?? []).map(([id]) => id)))]
}

/** Null removes a field. @throws InvalidArgumentError */
export function createChanges(
  id: AreaKey,
  options: ChangeOptions,
  record: StoredRecord | undefined,
  now: Date,
): RecordChanges {
  const scope = toScope(id, options)
  if (!record) reject(`${scope.id} is not in the store: --seed`)
  const findValues = <Value>(pairs: Pair<Value>[] = []) =>
    pairs.flatMap(([one, value]) => (one === id ? [value] : []))
  const changes: RecordChanges = {}
  const hasCurrencies = new Set(scope.areas.map(getCurrency)).size > 1
  for (const [name, { field, parse }] of FIELDS) {
    const values = findValues<FieldValue>(options[name])
    if (values.length > 1) reject(`${getFlag(name)} has ${id} twice`)
    for (const value of values) {
      const isList = name in PRICE_OPTIONS && value !== null
      if (isList && hasCurrencies)
        reject(`${id} has crew areas of several currencies: add --area ${scope.areas.join(' or ')}`)
      // A list of prices may suit the location, but not this area of it.
      changes[scope.path + field] = isList ? parse(`${value}`, scope) : value
    }
  }
  const typed = {
    closed: findValues(options.close).flat(),
    opened: findValues(options.open).flat(),
  }
  const isCalendarSame = typed.closed.length + typed.opened.length === 0
  return isCalendarSame ? changes : { ...changes, ...closeDates(scope, record, typed, now) }
}

function closeDates(...input: Parameters<typeof changeClosedDates>): RecordChanges {
  try {
    return changeClosedDates(...input)
  } catch (error) {
    if (error instanceof CalendarError) reject(error.message)
    throw error
  }
}

function reject(reason: string): never {
  throw new InvalidArgumentError(`${reason}. Nothing was changed.`)
}
