import { getWallClock } from '@/lib/dates/wall-clock'
import {
  DETAILS_LISTS,
  DISPATCH_LISTS,
  type DispatchList,
  type StoredRecord,
} from '@/lib/store/store'
import { compareByTime, getRequestTime, readSentAt } from '@/lib/submissions/request-time'
import type { Records } from './lists'
import { escapeControls, fitText, getWidth } from './terminal-text'

const HEADINGS = ['time', 'city', 'reference', 'name', 'phone', 'kind', 'status', 'key']
const KINDS = { leads: 'quote', jobs: 'pickup' } as const satisfies Record<DispatchList, string>
const TIME_ZONES = new Set(Intl.supportedValuesOf('timeZone'))
/** Creating one for each of 10,000 records took two seconds. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>()
/** Holds every time, key and name that the site stores. */
const MAX_WIDTH = 24

/** A line per request, sorted by time; '' without requests. `lists` has details and consents, too. */
export function formatTable(lists: Record<string, Records>): string {
  const rows = DISPATCH_LISTS.flatMap((list) =>
    Object.entries(lists[list] ?? {}).map(([key, record]) => {
      const details = lists[DETAILS_LISTS[list]]?.[key] ?? {}
      const at = getRequestTime(key, readSentAt(lists.consents?.[key]))
      const time = formatTime(at, details.time_zone)
      return { key, at, cells: [time, ...createCells(list, key, record, details)] }
    }),
  ).toSorted(compareByTime)
  return rows.length === 0 ? '' : alignColumns([HEADINGS, ...rows.map(({ cells }) => cells)])
}

/** Records of older releases lack the details. */
function createCells(
  list: DispatchList,
  key: string,
  record: StoredRecord,
  details: StoredRecord,
): string[] {
  const { city = record.location_id, reference } = details
  const name = record.name ?? record.cus_name
  const phone = record.phone ?? record.cus_phone
  const status = record.status ?? record.job_status
  return [city, reference, name, phone, KINDS[list], status, key].map((value) =>
    escapeControls(typeof value === 'object' ? '' : String(value ?? '')),
  )
}

/** By the clock of the time zone, else UTC: `2026-11-23 14:05 EST`. */
function formatTime(at: number, zone: StoredRecord[string] | undefined): string {
  if (Number.isNaN(at)) return ''
  const instant = new Date(at)
  const timeZone = typeof zone === 'string' && TIME_ZONES.has(zone) ? zone : 'UTC'
  const { date, time } = getWallClock(instant, timeZone)
  return `${date} ${time} ${getZoneName(instant, timeZone)}`
}

function getZoneName(instant: Date, timeZone: string): string {
  const formatter =
    FORMATTERS.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  FORMATTERS.set(timeZone, formatter)
  return formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

function alignColumns(rows: readonly string[][]): string {
  const widths = HEADINGS.map((_, n) =>
    Math.min(
      MAX_WIDTH,
      rows.reduce((width, row) => Math.max(width, getWidth(row[n] ?? '')), 0),
    ),
  )
  const lines = rows.map((row) => row.map((cell, n) => fitText(cell, widths[n] ?? 0)).join('  '))
  return lines.map((line) => line.trimEnd()).join('\n')
}
