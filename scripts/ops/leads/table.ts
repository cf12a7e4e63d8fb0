import { CANCELLED } from '@/lib/requests/change'
import { nameChange } from '@/lib/requests/change-words'
import { formatPickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { safeLine } from '@/lib/requests/text'
import { listReasons } from '@/lib/submissions/read-quarantine'
import { compareByTime } from '@/lib/store/record-key'
import { alignColumns, formatCount } from '@/scripts/ops/text-layout'

const HEADINGS = [
  ...['time', 'city', 'reference', 'name', 'phone', 'email', 'kind', 'pickup', 'status', 'key'],
  'answers',
]
/** Together, with two spaces between them, as wide as a page. */
const NARROW_WIDTHS = {
  sent: 12,
  city: 15,
  reference: 9,
  name: 14,
  phone: 12,
  asks: 16,
  status: 10,
}
/** Creating one for each of 10,000 records took two seconds. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>()
/** Holds every time, key and name that the site stores. */
const MAX_WIDTH = 24
const MAX_ANSWERS_WIDTH = 200

type TableRequest = Request & { isQuarantined?: boolean }

/** A line per request, sorted by time; '' without requests. @param isWide all columns */
export function formatTable(
  requests: readonly TableRequest[],
  { isWide = false, isNewestFirst = false } = {},
): string {
  if (requests.length === 0) return ''
  const byTime = requests.toSorted(compareByTime)
  const sorted = isNewestFirst ? byTime.reverse() : byTime
  return isWide
    ? alignColumns([HEADINGS, ...sorted.map(createCells)])
    : alignColumns([Object.keys(NARROW_WIDTHS), ...sorted.map(createNarrowCells)])
}

function createNarrowCells(request: TableRequest): string[] {
  const { at, city, cityKey, locationId, reference, name, phone, pickup, kind } = request
  const cells: Record<keyof typeof NARROW_WIDTHS, string> = {
    // `11-23 14:05`: most requests are of this year.
    sent: formatTime(at, city?.timeZone).slice(5, 16),
    city: cityKey ?? locationId,
    reference,
    name,
    phone,
    asks: pickup ? pickup.windowStart || pickup.dateText : kind,
    status: getNarrowStatus(request),
  }
  return Object.entries(NARROW_WIDTHS).map(([name, width]) =>
    safeLine(cells[name as keyof typeof NARROW_WIDTHS], width),
  )
}

function getNarrowStatus(request: TableRequest): string {
  if (request.isQuarantined) return 'suspected'
  const isOpen = request.isUntouched && !request.isCancelled
  return isOpen && request.flags.length > 0 ? 'TO CHECK' : getTableStatus(request)
}

function createCells(request: TableRequest): string[] {
  const { at, cityKey, locationId, pickup, changes, flags, replaces } = request
  const cells = [
    formatTime(at, request.city?.timeZone),
    cityKey ?? locationId,
    request.reference,
    request.name,
    request.phone,
    request.email,
    request.kind,
    pickup ? formatPickup(pickup) : '',
    getTableStatus(request),
    request.key,
  ].map((text) => safeLine(text, MAX_WIDTH))
  const lastChange = changes.at(-1)
  const facts = [
    ...flags,
    ...(replaces ? [`Replaces ${replaces}`] : []),
    ...(lastChange ? [nameChange(lastChange)] : []),
    ...request.answers.map(({ label, text }) => `${label}: ${text}`),
  ]
  return [...cells, safeLine(facts.join('; '), MAX_ANSWERS_WIDTH)]
}

/** The customer's cancellation of a quote is in its details alone. */
function getTableStatus({ kind, isCancelled, staffStatus, isQuarantined }: TableRequest): string {
  if (isQuarantined) return 'QUARANTINED'
  return kind === 'quote' && isCancelled ? CANCELLED : staffStatus
}

/** `2026-11-23 14:05 EST` */
function formatTime(at: number, timeZone = 'UTC'): string {
  if (Number.isNaN(at)) return ''
  const formatter =
    FORMATTERS.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, timeZoneName: 'short', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
  FORMATTERS.set(timeZone, formatter)
  return formatter.format(at).replace(',', '')
}

/** Three lines per request: time, location and reasons; contact and message; key and reference. */
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
    `  ${[name, phone, email, note].map((text) => JSON.stringify(text)).join('  ')}`,
    [`  quarantine/${list}/${safeLine(key)}`, reference].filter(Boolean).join('  '),
  ].join('\n')
}
