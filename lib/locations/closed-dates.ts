import 'server-only'
import { getAreaCity, getAreaScope, getOwnPath, type Scope } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { getWallClock } from '@/lib/dates/wall-clock'
import { applyChanges, type RecordChanges, type Store, type StoredRecord } from '@/lib/store/store'
import { parseFields, type Fields } from './location'
import { CLOSED_DATES_MAX, isWindowStart } from './location-values'

const TIMEOUT_MS = 6_000

/** The calendar refuses the change; nothing was written. */
export class CalendarError extends Error {}

export function getToday(areaKey: AreaKey, now: Date): string {
  return getWallClock(now, getAreaCity(areaKey).city.timeZone).date
}

/** Null removes a field. A holiday is closed without an entry; opening one adds an entry. @throws CalendarError */
export function changeClosedDates(
  scope: Scope,
  record: StoredRecord,
  typed: { closed: readonly string[]; opened: readonly string[] },
  now: Date,
): RecordChanges {
  const { areas, name, path } = scope
  const today = areas.map((areaKey) => getToday(areaKey, now)).toSorted()[0] ?? ''
  const parsed = areas.map((key) => ({ path: getOwnPath(key), ...parseFields(key, record) }))
  for (const fields of parsed) checkValid(name, fields, ['closed_dates', 'open_dates'])
  for (const date of [...typed.closed, ...typed.opened])
    if (date < today) throw new CalendarError(`${date} is past`)
  const own = parsed.map((area) => createLevel(area.path, area.own))
  const target = path === '' ? createLevel('', parsed[0]?.shared) : own[0]
  // A change of a whole location also overrides its areas' own days.
  const levels = new Set(target ? [target, ...own] : own)
  const others = parsed.map(({ holidays, inherited }) => (path === '' ? holidays : inherited))
  for (const date of typed.closed) {
    const [isOpened] = [...levels].map(({ opened }) => opened.delete(date))
    if (!isOpened || !others.every((dates) => dates.includes(date))) target?.closed.add(date)
  }
  for (const date of typed.opened) {
    const isClosed = parsed.some(({ calendar }) => calendar.closedDates.includes(date))
    if (!isClosed && !typed.closed.includes(date))
      throw new CalendarError(`${name} is not closed on ${date}`)
    for (const { closed } of levels) closed.delete(date)
    if (others.some((dates) => dates.includes(date))) target?.opened.add(date)
  }
  const changes: RecordChanges = {}
  for (const { path, closed, opened } of levels) {
    changes[`${path}closed_dates`] = list(name, closed, today) || null
    changes[`${path}open_dates`] = list(name, opened, today) || null
  }
  return changes
}

const createLevel = (path: string, days?: Fields['own']) => ({
  ...{ path, closed: new Set(days?.closed), opened: new Set(days?.opened) },
})

function checkValid(name: string, { invalidFields }: Fields, fields: readonly string[]): void {
  for (const field of fields)
    if (invalidFields.some((path) => path.split('/').at(-1) === field))
      throw new CalendarError(`${field} of ${name} is invalid: correct it in the database first`)
}

function list(name: string, items: Iterable<string>, today: string): string {
  const ahead = [...items].filter((item) => item >= today).toSorted()
  if (ahead.length <= CLOSED_DATES_MAX) return ahead.join()
  throw new CalendarError(
    `${name} would have ${ahead.length} entries in one list; the limit is ${CLOSED_DATES_MAX}`,
  )
}

/** Closes or opens a day for pickups; idempotent. @throws CalendarError, or if the store does not reply */
export async function setClosed(
  store: Store,
  { scope, date, isClosed }: { scope: Scope; date: string; isClosed: boolean },
  now: Date,
): Promise<void> {
  const typed = isClosed ? { closed: [date], opened: [] } : { closed: [], opened: [date] }
  await changeLocation(store, scope, now, (record) => {
    const isSame = (areaKey: AreaKey) =>
      parseFields(areaKey, record).calendar.closedDates.includes(date) === isClosed
    return scope.areas.every(isSame) ? undefined : changeClosedDates(scope, record, typed, now)
  })
}

/** Idempotent. @param start `2026-11-25 09:00` @throws CalendarError, or if the store does not reply */
export async function setWindowClosed(
  store: Store,
  { areaKey, start, isClosed }: { areaKey: AreaKey; start: string; isClosed: boolean },
  now: Date,
): Promise<void> {
  const today = getToday(areaKey, now)
  if (!isWindowStart(start) || start < today)
    throw new CalendarError(`${start} is past, or begins no arrival window`)
  const scope = getAreaScope(areaKey)
  await changeLocation(store, scope, now, (record) => {
    const fields = parseFields(areaKey, record)
    checkValid(scope.name, fields, ['closed_windows'])
    const windows = new Set(fields.calendar.closedWindows)
    if (windows.has(start) === isClosed) return undefined
    if (isClosed) windows.add(start)
    else windows.delete(start)
    // An empty text hides the location's list, which counts if an area has none.
    const empty = scope.path === '' ? null : ''
    return { [`${scope.path}closed_windows`]: list(scope.name, windows, today) || empty }
  })
}

async function changeLocation(
  store: Store,
  { id }: Scope,
  now: Date,
  change: (record: StoredRecord) => RecordChanges | undefined,
): Promise<void> {
  const deadline = now.getTime() + TIMEOUT_MS
  const current = await store.read('locations', id, deadline)
  if (!current) throw new Error(`${id} is not in the store: --seed`)
  // The store catches what `change` throws, so we call it here first.
  change(current)
  const { status } = await store.transact('locations', id, deadline, (record) => {
    const changes = record && change(record)
    return record && changes ? applyChanges(record, changes) : undefined
  })
  if (status !== 'stored') throw new Error(`locations/${id} was ${status}`)
}
