import { listChanges, WITHDRAWN, nameChange } from '@/lib/notifications/request-change'
import { formatPickupWindow, listDetailAnswers, listFlags } from '@/lib/notifications/request-rows'
import { readText, safeLine, type StoredRequest } from '@/lib/notifications/stored-request'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import type { QuarantinedRequest } from '@/lib/submissions/read-quarantine'
import { compareByTime, getRequestTime } from '@/lib/store/record-key'
import { alignColumns, formatCount } from '@/scripts/ops/text-layout'
import { getContact } from './contact'

const HEADINGS = [
  ...['time', 'city', 'reference', 'name', 'phone', 'email', 'kind', 'pickup', 'status', 'key'],
  'answers',
]
const KINDS = { leads: 'quote', jobs: 'pickup' } as const satisfies Record<DispatchList, string>
const TIME_ZONES = new Set(Intl.supportedValuesOf('timeZone'))
/** Creating one for each of 10,000 records took two seconds. */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>()
/** Holds every time, key and name that the site stores. */
const MAX_WIDTH = 24
const MAX_ANSWERS_WIDTH = 60

type TableRequest = StoredRequest & { isQuarantined?: boolean }

/** A line per request, sorted by time; '' without requests. */
export function formatTable(requests: readonly TableRequest[]): string {
  const rows = requests
    .map((request) => {
      const at = getRequestTime(request.key, request.details)
      return { key: request.key, at, cells: createCells(request, at) }
    })
    .toSorted(compareByTime)
  return rows.length === 0 ? '' : alignColumns([HEADINGS, ...rows.map(({ cells }) => cells)])
}

function createCells(
  { list, key, record, details, isQuarantined }: TableRequest,
  at: number,
): string[] {
  const { name, phone, email } = getContact(record, details)
  const answers = listDetailAnswers(details).map((pair) => pair.join(': '))
  const lastChange = listChanges(details).at(-1)
  const status = lastChange?.to === WITHDRAWN ? WITHDRAWN : getStatus(record)
  const cells = [
    formatTime(at, readText(details, 'time_zone')),
    readText(details, 'city') || readText(record, 'location_id'),
    readText(details, 'reference'),
    name,
    phone,
    email.includes('@') ? email : '',
    KINDS[list],
    list === 'jobs' ? formatPickup(record) : '',
    isQuarantined ? 'QUARANTINED' : status,
    key,
  ].map((text) => safeLine(text, MAX_WIDTH))
  const facts = [...listFlags(details), ...(lastChange ? [nameChange(lastChange)] : []), ...answers]
  return [...cells, safeLine(facts.join('; '), MAX_ANSWERS_WIDTH)]
}

/** `2026-11-25 9 to 11 am` */
export function formatPickup(record: StoredRecord): string {
  return `${readText(record, 'date')} ${formatPickupWindow(record)}`
}

export function getStatus(record: StoredRecord): string {
  return readText(record, 'status') || readText(record, 'job_status')
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

/** Three lines per request: time, location and reasons; contact and message; key and reference. */
export function formatQuarantine(requests: readonly QuarantinedRequest[]): string {
  const count = formatCount(requests.length, 'request')
  const heading = `${count} in quarantine as suspected spam (UTC)`
  const advice = 'For a person among them: npm run leads -- --release REFERENCE'
  const blocks = requests.map(describeQuarantined)
  return [heading, ...blocks, ...(blocks.length > 0 ? [advice] : [])].join('\n\n')
}

function describeQuarantined(request: QuarantinedRequest): string {
  const { kind, key, record, at, reasons, reference } = request
  const time = isNaN(at) ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const { name, phone, email } = getContact(record)
  const message = readText(record, 'note_from_customer') || readText(record, 'description')
  return [
    [time, readText(record, 'location_id'), reasons].filter(Boolean).join('  '),
    `  ${[name, phone, email, message].map((text) => JSON.stringify(text)).join('  ')}`,
    [`  quarantine/${kind}/${safeLine(key)}`, reference].filter(Boolean).join('  '),
  ].join('\n')
}
