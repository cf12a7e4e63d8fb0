import { getWallClock } from '@/lib/dates/wall-clock'
import { listDetailAnswers } from '@/lib/notifications/request-rows'
import { DISPATCH_LISTS, type DispatchList, type StoredRecord } from '@/lib/store/store'
import type { QuarantinedRequest } from '@/lib/submissions/quarantine'
import { compareByTime, getRequestTime } from '@/lib/submissions/request-time'
import type { Records } from './read-requests'
import { escapeControls, fitText, getWidth } from './terminal-text'

const HEADINGS = ['time', 'city', 'reference', 'name', 'phone', 'kind', 'status', 'key', 'answers']
const KINDS = { leads: 'quote', jobs: 'pickup' } as const satisfies Record<DispatchList, string>
const TIME_ZONES = new Set(Intl.supportedValuesOf('timeZone'))
/** Creating one for each of 10,000 records took two seconds. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>()
/** Holds every time, key and name that the site stores. */
const MAX_WIDTH = 24
const MAX_ANSWERS_WIDTH = 60

/** A line per request, sorted by time; '' without requests. */
export function formatTable(lists: Record<DispatchList | 'details', Records>): string {
  const rows = DISPATCH_LISTS.flatMap((list) =>
    Object.entries(lists[list]).map(([key, record]) => {
      const details = lists.details[key] ?? {}
      const at = getRequestTime(key, details)
      const time = formatTime(at, details.time_zone)
      return { key, at, cells: [time, ...createCells(list, key, record, details)] }
    }),
  ).toSorted(compareByTime)
  return rows.length === 0 ? '' : alignColumns([HEADINGS, ...rows.map(({ cells }) => cells)])
}

function createCells(
  list: DispatchList,
  key: string,
  record: StoredRecord,
  details: StoredRecord,
): string[] {
  const { city = record.location_id, reference } = details
  const status = record.status ?? record.job_status
  const { name, phone } = getContact(record)
  const answers = listDetailAnswers(details).map((pair) => pair.join(': '))
  return [city, reference, name, phone, KINDS[list], status, key, answers.join('; ')].map((value) =>
    escapeControls(typeof value === 'object' ? '' : String(value ?? '')),
  )
}

function getContact(record: StoredRecord) {
  return { name: record.name ?? record.cus_name, phone: record.phone ?? record.cus_phone }
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
  const widths = HEADINGS.map((heading, n) => {
    const width = rows.reduce((widest, row) => Math.max(widest, getWidth(row[n] ?? '')), 0)
    return Math.min(width, heading === 'answers' ? MAX_ANSWERS_WIDTH : MAX_WIDTH)
  })
  const lines = rows.map((row) => row.map((cell, n) => fitText(cell, widths[n] ?? 0)).join('  '))
  return lines.map((line) => line.trimEnd()).join('\n')
}

/** Three lines per request: time, location and reasons; contact and message; key. */
export function formatQuarantine(requests: readonly QuarantinedRequest[]): string {
  const heading = `${requests.length} requests in quarantine as suspected spam (UTC)`
  return [heading, ...requests.map(describeQuarantined)].join('\n\n')
}

function describeQuarantined({ kind, key, record, at, reasons }: QuarantinedRequest): string {
  const time = isNaN(at) ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const { name, phone } = getContact(record)
  const email = record.email ?? record.cus_email
  const message = record.note_from_customer ?? record.description
  const contact = [name, phone, email, message].map((value) => JSON.stringify(value ?? ''))
  const location = typeof record.location_id === 'string' ? record.location_id : ''
  return [
    [time, location, reasons].filter(Boolean).join('  '),
    `  ${contact.join('  ')}`,
    `  quarantine/${kind}/${key}`,
  ]
    .map(escapeControls)
    .join('\n')
}
