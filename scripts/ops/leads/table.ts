import { listDetailAnswers } from '@/lib/notifications/request-rows'
import { safeLine, readText } from '@/lib/notifications/stored-request'
import { DISPATCH_LISTS, type DispatchList, type StoredRecord } from '@/lib/store/store'
import type { QuarantinedRequest } from '@/lib/submissions/quarantine'
import { compareByTime, getRequestTime } from '@/lib/submissions/record-key'
import type { Records } from './read-requests'

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
      return { key, at, cells: createCells(list, key, record, details, at) }
    }),
  ).toSorted(compareByTime)
  return rows.length === 0 ? '' : alignColumns([HEADINGS, ...rows.map(({ cells }) => cells)])
}

function createCells(
  list: DispatchList,
  key: string,
  record: StoredRecord,
  details: StoredRecord,
  at: number,
): string[] {
  const { name, phone } = getContact(record)
  const answers = listDetailAnswers(details).map((pair) => pair.join(': '))
  const cells = [
    formatTime(at, readText(details, 'time_zone')),
    readText(details, 'city') || readText(record, 'location_id'),
    readText(details, 'reference'),
    name,
    phone,
    KINDS[list],
    readText(record, 'status') || readText(record, 'job_status'),
    key,
  ].map((text) => safeLine(text, MAX_WIDTH))
  return [...cells, safeLine(answers.join('; '), MAX_ANSWERS_WIDTH)]
}

function getContact(record: StoredRecord) {
  return {
    name: readText(record, 'name') || readText(record, 'cus_name'),
    phone: readText(record, 'phone') || readText(record, 'cus_phone'),
  }
}

/** By the clock of the time zone, else UTC: `2026-11-23 14:05 EST`. */
function formatTime(at: number, zone: string): string {
  if (Number.isNaN(at)) return ''
  const timeZone = TIME_ZONES.has(zone) ? zone : 'UTC'
  const formatter =
    FORMATTERS.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, timeZoneName: 'short', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
  FORMATTERS.set(timeZone, formatter)
  return formatter.format(at).replace(',', '')
}

function alignColumns(rows: readonly string[][]): string {
  const widths = HEADINGS.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  '))
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
  const email = readText(record, 'email') || readText(record, 'cus_email')
  const message = readText(record, 'note_from_customer') || readText(record, 'description')
  return [
    [time, readText(record, 'location_id'), reasons].filter(Boolean).join('  '),
    `  ${[name, phone, email, message].map((text) => JSON.stringify(text)).join('  ')}`,
    `  quarantine/${kind}/${safeLine(key)}`,
  ].join('\n')
}
