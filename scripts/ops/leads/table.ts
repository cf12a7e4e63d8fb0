import { CANCELLED, nameChange } from '@/lib/requests/change'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { isolate, safeLine } from '@/lib/requests/text'
import { listReasons } from '@/lib/requests/load-request'
import { compareByTime } from '@/lib/store/record-key'
import { alignColumns, formatCount } from '@/scripts/ops/output'

/** One formatter for each of 10,000 records took two seconds. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>()

type TableRequest = Request & { isQuarantined?: boolean }
type Column = [heading: string, width: number, read: (request: TableRequest) => string]

/** With the two spaces between them, the columns are as wide as a page. */
const NARROW_COLUMNS: readonly Column[] = [
  // `11-23 14:05`: most requests are from this year.
  ['sent', 12, (request) => formatTime(request).slice(5, 16)],
  ['city', 15, getPlace],
  ['reference', 9, ({ reference }) => reference],
  ['name', 14, ({ name }) => name],
  ['phone', 12, ({ phone }) => phone],
  ['asks', 16, ({ pickup, kind }) => (pickup ? pickup.windowStart || pickup.dateText : kind)],
  ['status', 10, getNarrowStatus],
]

/** Holds every time, key and name that the site stores. */
const MAX_WIDTH = 24
const WIDE_COLUMNS: readonly Column[] = [
  ['time', MAX_WIDTH, formatTime],
  ['city', MAX_WIDTH, getPlace],
  ['reference', MAX_WIDTH, ({ reference }) => reference],
  ['name', MAX_WIDTH, ({ name }) => name],
  ['phone', MAX_WIDTH, ({ phone }) => phone],
  ['email', MAX_WIDTH, ({ email }) => email],
  ['kind', MAX_WIDTH, ({ kind }) => kind],
  ['pickup', MAX_WIDTH, ({ pickup }) => (pickup ? formatPickup(pickup) : '')],
  ['status', MAX_WIDTH, getStatus],
  ['key', MAX_WIDTH, ({ key }) => key],
  ['answers', 200, listFacts],
]

/** A heading line, then one line per request, oldest first unless `isNewestFirst`; '' if there are none. */
export function formatTable(
  requests: readonly TableRequest[],
  { isWide = false, isNewestFirst = false } = {},
): string {
  if (requests.length === 0) return ''
  const byTime = requests.toSorted(compareByTime)
  const sorted = isNewestFirst ? byTime.reverse() : byTime
  const columns = isWide ? WIDE_COLUMNS : NARROW_COLUMNS
  return alignColumns([
    columns.map(([heading]) => heading),
    ...sorted.map((request) => columns.map(([, width, read]) => safeLine(read(request), width))),
  ])
}

function getPlace({ cityKey, locationId, language }: TableRequest): string {
  return [cityKey ?? locationId, ...(language === 'en' ? [] : [language])].join(' ')
}

function getNarrowStatus(request: TableRequest): string {
  if (request.isQuarantined) return 'suspected'
  const isOpen = !request.isCancelled
  const isToCheck = request.flags.some((flag) => flag !== request.speaks)
  return isOpen && isToCheck ? 'TO CHECK' : getStatus(request)
}

/** Only the details of a quote say that it is cancelled. */
function getStatus({ kind, isCancelled, staffStatus, isQuarantined }: TableRequest): string {
  if (isQuarantined) return 'QUARANTINED'
  return kind === 'quote' && isCancelled ? CANCELLED : staffStatus
}

function listFacts({ flags, replaces, changes, answers }: TableRequest): string {
  const lastChange = changes.at(-1)
  return [
    ...flags,
    ...(replaces ? [`Replaces ${replaces}`] : []),
    ...(lastChange ? [nameChange(lastChange)] : []),
    ...answers.map(({ label, text }) => `${label}: ${text}`),
  ].join('; ')
}

/** `2026-11-23 14:05 EST` */
function formatTime({ at, city }: TableRequest): string {
  if (Number.isNaN(at)) return ''
  const timeZone = city?.timeZone ?? 'UTC'
  const formatter =
    FORMATTERS.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, timeZoneName: 'short', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
  FORMATTERS.set(timeZone, formatter)
  return formatter.format(at).replace(',', '')
}

export function formatQuarantine(requests: readonly Request[]): string {
  const count = formatCount(requests.length, 'request')
  const heading = `${count} in quarantine as suspected spam (UTC)`
  const advice = 'For a person among them: npm run leads -- --release REFERENCE'
  const blocks = requests.map(describeQuarantined)
  return [heading, ...blocks, ...(blocks.length > 0 ? [advice] : [])].join('\n\n')
}

function describeQuarantined(request: Request): string {
  const { list, key, at, locationId, reference, name, phone, email, note } = request
  const time = isNaN(at) ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return [
    [time, locationId, listReasons(request).join()].filter(Boolean).join('  '),
    `  ${[name, phone, email, note].map((text) => isolate(JSON.stringify(text))).join('  ')}`,
    [`  quarantine/${list}/${safeLine(key)}`, reference].filter(Boolean).join('  '),
  ].join('\n')
}
