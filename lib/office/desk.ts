import 'server-only'
import { getAreaCity } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { DAY_MS } from '@/lib/dates/durations'
import { ARRIVAL_WINDOWS, formatWindowStart } from '@/lib/dates/schedule'
import { addDays, getWallClock, getWeekday } from '@/lib/dates/wall-clock'
import { runAfter } from '@/lib/http/run-after'
import type { DeskQuery } from '@/lib/forms/link-query'
import { readFields, type Fields } from '@/lib/locations/location'
import { createWindowKey } from '@/lib/locations/reservations'
import { describeCall, listDesk, saveToDesk, type DeskEntry } from '@/lib/requests/desk-index'
import { listDue } from '@/lib/requests/day'
import { loadRequest } from '@/lib/requests/load-request'
import { listWaiting, loadRow, type DeskRow as LoadedRow } from '@/lib/requests/load-desk'
import type { Request } from '@/lib/requests/request'
import { getStore } from '@/lib/store'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import type { Desk } from './desk-access'

const ROWS = 50
const DAYS = 11
/** The desk groups older rows at the end. */
const OLDER_MS = 30 * DAY_MS

export interface DeskRow extends LoadedRow {
  /** The reason to call the customer; '' for none. */
  call: string
  isOlder: boolean
}

/**
 * Oldest first, but older rows last. Only today, tomorrow and `date` get their requests, the other days counts.
 * @throws if a read fails
 */
export async function loadDesk(
  ops: Store,
  areaKey: AreaKey,
  { from, date: asked }: Pick<DeskQuery, 'from' | 'date'>,
  now: Date,
) {
  const { city } = getAreaCity(areaKey)
  const today = getWallClock(now, city.timeZone).date
  const deadline = now.getTime() + STORE_TIMEOUT_MS
  const [fields, entries] = await Promise.all([
    readFields(ops, areaKey, deadline),
    listDesk(ops, areaKey),
  ])
  const waiting = listWaiting(entries).toSorted(
    (a, b) => Number(isOlder(a, now)) - Number(isOlder(b, now)),
  )
  const first = Math.max(
    0,
    waiting.findIndex(({ key }) => key === from),
  )
  const page = waiting.slice(first, first + ROWS)
  const dates = Array.from({ length: DAYS }, (_, days) => addDays(today, days))
  const [rows, days] = await Promise.all([
    Promise.all(page.map((entry) => loadDeskRow(ops, entry, now))),
    Promise.all(
      dates.map(async (date, index) => {
        const planned = entries.filter((entry) => entry.date === date && isPlanned(entry))
        const day = { areaKey, date, fields, planned }
        return index < 2 || date === asked ? loadDay(ops, day, deadline) : describeDay(day)
      }),
    ),
  ])
  return {
    rows: rows.flatMap((row) => (row && isShown(row) ? [row] : [])),
    count: waiting.length,
    next: waiting[first + ROWS]?.key ?? '',
    days,
  }
}

/** A move counts for its day once it is confirmed. */
const isPlanned = ({ list, waitsFor }: DeskEntry) =>
  waitsFor !== 'release' && (list === 'jobs' || waitsFor === '' || waitsFor === 'call')

/** Counts what waits at this browser's other desks. Never throws. */
export async function countWaiting({ areaKey, areas }: Desk): Promise<Record<string, number>> {
  const others = areas.filter((other) => other !== areaKey)
  const counts = others.map(async (other) => {
    const waiting = listWaiting(await listDesk(await getStore('ops'), other))
    return [other, waiting.length] as const
  })
  return Promise.all(counts).then(
    (all) => Object.fromEntries(all),
    () => ({}),
  )
}

/** An entry may be outdated: the desk shows the request and corrects the entry. */
async function loadDeskRow(ops: Store, entry: DeskEntry, now: Date): Promise<DeskRow | undefined> {
  const row = await loadRow(ops, entry)
  if (!row) return undefined
  const { request, outcome, waitsFor } = row
  if (waitsFor !== entry.waitsFor)
    runAfter(() => saveToDesk(ops, request, outcome, now).catch(() => undefined))
  const call = describeCall(request, outcome, now) ?? ''
  return { ...row, call, isOlder: isOlder(entry, now) }
}

const isOlder = ({ since }: DeskEntry, now: Date) => now.getTime() - since > OLDER_MS

/** Hides a call while the mail about the change may still be on its way. */
const isShown = ({ waitsFor, call }: DeskRow) =>
  waitsFor !== '' && (waitsFor !== 'call' || call !== '')

interface DayFacts {
  areaKey: AreaKey
  date: string
  fields: Fields
  planned: readonly DeskEntry[]
}

async function loadDay(ops: Store, day: DayFacts, deadline: number) {
  const { areaKey, date, planned, fields } = day
  const starts = ARRIVAL_WINDOWS.map((window) => formatWindowStart(date, window))
  const limited = fields.calendar.jobsPerWindow === undefined ? [] : starts
  const readCount = async (start: string) => {
    const jobs = await ops.read('slots', createWindowKey(areaKey, start), deadline)
    return [start, Object.keys(jobs ?? {}).length] as const
  }
  const [requests, reserved] = await Promise.all([
    Promise.all(planned.map(({ list, key }) => loadRequest(ops, list, key))),
    Promise.all(limited.map(readCount)),
  ])
  const due = listDue(
    requests.flatMap((request) => (request?.areaKey === areaKey ? [request] : [])),
    date,
  )
  return describeDay(day, { due, reserved: new Map(reserved) })
}

export type DeskDay = ReturnType<typeof describeDay>

/** @param loaded set for a day with names; otherwise the index gives the counts */
function describeDay(
  { areaKey, date, fields, planned }: DayFacts,
  loaded?: { due: Request[]; reserved: ReadonlyMap<string, number> },
) {
  const { jobsPerWindow, closedDates, closedWindows = [] } = fields.calendar
  const pickups = loaded
    ? loaded.due.flatMap(({ pickup }) => (pickup ? [pickup.windowStart ?? ''] : []))
    : planned.flatMap(({ list, window }) => (list === 'jobs' ? [`${date} ${window}`] : []))
  const due = loaded?.due ?? []
  const starts = ARRIVAL_WINDOWS.map((window) => formatWindowStart(date, window))
  return {
    date,
    isClosed: closedDates.includes(date),
    closedBecause: explainClosed(areaKey, date, fields),
    hasNames: loaded !== undefined,
    pickupCount: pickups.length,
    moveCount: loaded
      ? due.filter(({ quote }) => quote !== undefined).length
      : planned.length - pickups.length,
    windows: ARRIVAL_WINDOWS.map((window) => {
      const start = formatWindowStart(date, window)
      return {
        window,
        pickups: due.filter(({ pickup }) => pickup?.windowStart === start),
        pickupCount: pickups.filter((one) => one === start).length,
        isClosed: closedWindows.includes(start),
        limit: jobsPerWindow,
        reserved: loaded?.reserved.get(start),
      }
    }),
    moves: due.filter(({ quote }) => quote !== undefined),
    /** At a time that staff typed. */
    others: due.filter(({ pickup }) => pickup && !starts.includes(pickup.windowStart)),
  }
}

function explainClosed(areaKey: AreaKey, date: string, fields: Fields): string {
  const { calendar, holidays, own, shared } = fields
  if (calendar.closedDates.includes(date)) {
    const isTyped = own.closed.includes(date) || shared.closed.includes(date)
    return holidays.includes(date) && !isTyped ? 'a holiday' : 'by the office'
  }
  const isWorkday = getAreaCity(areaKey).city.openingHours[getWeekday(date)]
  return isWorkday ? '' : 'every week'
}
