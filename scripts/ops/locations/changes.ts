import { UsageError } from '@/scripts/command'
import { parseLocation } from '@/scripts/option-values'
import { getSharedDate } from '@/lib/cities/city-clock'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import {
  CAPACITY_MAX,
  CLOSED_DATES_MAX,
  NOTICE_HOURS_MAX,
  parseCalendar,
} from '@/lib/locations/location-record'
import type { RecordChanges, StoredRecord } from '@/lib/store/store'

export interface ChangeOptions {
  set?: string[] | undefined
  close?: string[] | undefined
  open?: string[] | undefined
  notice?: string[] | undefined
  capacity?: string[] | undefined
}

type Locations = Record<string, StoredRecord>

/** Today's ISO date where the day ends last. */
export function getToday(id: LocationId, now: Date): string {
  return getSharedDate(getLocationCities(id), now)
}

/**
 * The changes of each location; null removes a field.
 * @param locations the stored records
 * @throws UsageError
 */
export function parseChanges(
  options: ChangeOptions,
  locations: Locations,
  now: Date,
): Map<LocationId, RecordChanges> {
  const changes = new Map<LocationId, RecordChanges>()
  const add = (id: LocationId, fields: RecordChanges) =>
    changes.set(id, { ...changes.get(id), ...fields })
  for (const [id, phone] of parsePairs('set', options.set, 'barrie=705-555-0123')) {
    const tracking_phone = maskPhone(phone)
    if (!isPhone(tracking_phone)) reject(`"${phone}" is no phone number`)
    add(id, { tracking_phone })
  }
  for (const [id, hours] of parsePairs('notice', options.notice, 'toronto=24'))
    add(id, { notice_hours: parseNumber('notice', hours, NOTICE_HOURS_MAX) })
  for (const [id, jobs] of parsePairs('capacity', options.capacity, 'toronto=4'))
    add(id, { jobs_per_window: parseNumber('capacity', jobs, CAPACITY_MAX) })
  for (const [id, dates] of parseClosedDates(options, locations, now))
    add(id, { closed_dates: dates.join() || null })
  for (const id of changes.keys()) if (!locations[id]) reject(`${id} is not in the store: --seed`)
  return changes
}

function parseClosedDates(options: ChangeOptions, locations: Locations, now: Date) {
  const closedDates = new Map<LocationId, string[]>()
  const getDates = (id: LocationId) => {
    const { calendar, invalidFields } = parseCalendar(locations[id] ?? {})
    if (invalidFields.includes('closed_dates'))
      reject(`closed_dates of ${id} is invalid: correct it in the database first`)
    return closedDates.get(id) ?? calendar.closedDates
  }
  for (const [id, text] of parsePairs('close', options.close, 'toronto=2026-12-25')) {
    const dates = parseDates(text, getToday(id, now))
    closedDates.set(id, [...getDates(id), ...dates])
  }
  for (const [id, text] of parsePairs('open', options.open, 'toronto=2026-12-25')) {
    const opened = parseDates(text, getToday(id, now))
    const unknown = opened.find((date) => !getDates(id).includes(date))
    if (unknown) reject(`${id} is not closed on ${unknown}`)
    closedDates.set(
      id,
      getDates(id).filter((date) => !opened.includes(date)),
    )
  }
  for (const [id, dates] of closedDates) {
    const today = getToday(id, now)
    const kept = [...new Set(dates)].filter((date) => date >= today).toSorted()
    if (kept.length > CLOSED_DATES_MAX)
      reject(`${id} would have ${kept.length} closed dates; ${CLOSED_DATES_MAX} are possible`)
    closedDates.set(id, kept)
  }
  return closedDates
}

function parsePairs(
  option: string,
  pairs: string[] | undefined,
  example: string,
): [LocationId, string][] {
  return (pairs ?? []).map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (name === '' || value === '') reject(`Say which and what: --${option} ${example}`)
    return [parseLocation(name, reject), value]
  })
}

function parseDates(text: string, today: string): string[] {
  const dates = text.split(',')
  for (const date of dates) {
    if (!isIsoDate(date)) reject(`There is no day "${date}": dates are like 2026-12-25`)
    if (date < today) reject(`${date} is past`)
  }
  return dates
}

/** Null for 0, which removes the field. */
function parseNumber(option: string, text: string, max: number): number | null {
  if (!/^\d{1,3}$/.test(text) || Number(text) > max)
    reject(`--${option} takes a whole number from 0 (none) to ${max}, not "${text}"`)
  return Number(text) || null
}

function reject(reason: string): never {
  throw new UsageError(`${reason}. Nothing was changed.`)
}
