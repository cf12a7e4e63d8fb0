import { InvalidArgumentError } from 'commander'
import {
  DISPATCH_LISTS,
  LIST_NAMES,
  type DispatchList,
  type Store,
  type StoredRecord,
  readList,
} from '@/lib/store/store'
import { toCsv, formatDaySheet, toDayCsv, flattenRecord, omitListed } from './sheets'
import { searchRequests } from './find-requests'
import {
  FILTERS,
  getFirstKey,
  readDays,
  readLists,
  readRequests,
  readSuspected,
  readToDo,
  type FoundRequest,
  type RequestFilter,
} from './read-requests'
import { formatQuarantine, formatTable } from './table'
import type { CityKey } from '@/lib/cities/keys'
import { env, SITE_URL } from '@/lib/env'
import { describeChange } from '@/lib/requests/change'
import { toLabel } from '@/lib/requests/request-parts'
import { formatInstant, formatSentAt } from '@/lib/requests/instants'
import { listRows, type TextRow } from '@/lib/requests/rows'
import { safeLine } from '@/lib/requests/text'
import { createBookingPath } from '@/lib/security/signed-links'
import { KIND_TITLES } from '@/lib/notifications/headlines'
import { formatRows } from '@/scripts/ops/output'
import { getStoreDeadline } from '@/scripts/ops/precautions'

const MAX_FOUND = 20

export interface PrintOptions extends RequestFilter {
  wide?: true
  json?: true
  all?: true
  csv?: DispatchList
  quarantine?: true
}

export async function printRequests(store: Store, options: PrintOptions): Promise<void> {
  const { csv, json, all, quarantine, wide } = options
  if (csv) {
    const requests = await readRequests(store, options, [quarantine ? `quarantine/${csv}` : csv])
    const outcomes = await readList(store, 'outcomes', getFirstKey(options))
    process.stdout.write(toCsv(requests, outcomes))
    return
  }
  if (quarantine) return console.log(formatQuarantine(await readSuspected(store, options)))
  if (json || all) {
    const lists = await readLists(store, options, all ? LIST_NAMES : DISPATCH_LISTS)
    return console.log(JSON.stringify(lists, null, 2))
  }
  const requests =
    options.since === undefined
      ? await readToDo(store, options)
      : await readRequests(store, options)
  const table = formatTable(requests, { isWide: wide === true, isNewestFirst: true })
  console.log(table || `No requests found${describeFilter(options)}`)
}

/** ` with --since 2026-10-01 --city toronto`; '' without a filter. */
function describeFilter(options: RequestFilter): string {
  const typed = FILTERS.flatMap((name) => (options[name] ? [`--${name} ${options[name]}`] : []))
  return typed.length > 0 ? ` with ${typed.join(' ')}` : ''
}

/** Prints pickups and confirmed moves; `tomorrow` may be another date in another area. */
export async function printDay(store: Store, day: string, options: PrintOptions): Promise<void> {
  const days = await readDays(store, day, options)
  if (options.csv) {
    process.stdout.write(toDayCsv(days.flatMap(({ due }) => due)))
    return
  }
  const planned = days.filter(({ due }) => due.length > 0)
  const shown = planned.length > 0 ? planned : days.slice(0, 1)
  const byDate = Map.groupBy(shown, ({ date }) => date)
  const sheets = [...byDate].map(([date, ofDate]) =>
    formatDaySheet(
      date,
      ofDate.flatMap(({ due }) => due),
    ),
  )
  console.log(sheets.join('\n\n'))
}

export async function printFound(store: Store, text: string): Promise<void> {
  const { requests, count } = await searchRequests(store, text, MAX_FOUND)
  const [request, other] = requests
  if (!request)
    throw new InvalidArgumentError(
      `No request is known by "${text}": a reference, a phone number or its last seven digits, or a part of a name, email or street is needed.`,
    )
  if (!other) return console.log(await describeRequest(store, request))
  console.log(formatTable(requests))
  const shown = count > requests.length ? `, of which these are the newest` : ''
  console.log(`\n${count} requests match "${text}"${shown}. Be more exact: --find REFERENCE`)
}

const VALUE_MAX = 2_000

/** The contact and the answers already show these fields. */
const SHOWN_FIELDS = [
  ...['name', 'phone', 'email', 'date', 'time', 'zip', 'zipTo', 'note_from_customer'],
  ...['cus_name', 'cus_phone', 'cus_email', 'start_time', 'end_time', 'description'],
  ...['is_time_sensitive', 'property_type', 'cus_address.street', 'cus_address.unit'],
  ...['cus_address.city', 'cus_address.state', 'cus_address.zip', 'cus_address.country'],
]

export async function describeRequest(
  store: Pick<Store, 'list' | 'read'>,
  request: FoundRequest,
): Promise<string> {
  const { kind, key, cityKey, record, details, reference, isQuarantined } = request
  const timeZone = request.city?.timeZone
  const outcome = await store.read('outcomes', key, getStoreDeadline())
  const changes = request.changes.map((change): TextRow => [
    formatInstant(change.at, timeZone),
    describeChange(change),
  ])
  const sent = [...request.sent].map(([name, at]): TextRow => [
    toLabel(name),
    formatInstant(at, timeZone) || at,
  ])
  const sections: [title: string, rows: readonly TextRow[]][] = [
    [createTitle(request), listContact(request)],
    [kind === 'quote' ? 'The move' : 'The pickup', listRows(request, 'office')],
    ['Changes', changes],
    ['Record', listFields(record, timeZone)],
    ['Details', listFields(omitListed(details), timeZone)],
    ['Delivered', sent.length > 0 ? sent : [['None', 'nothing was delivered']]],
    ['Outcome', outcome ? listFields(outcome, timeZone) : [['None', 'not marked as won or lost']]],
  ]
  const filled = sections.filter(([, rows]) => rows.length > 0)
  const texts = filled.map(([title, rows]) => [title, ...formatRows(rows)].join('\n'))
  if (isQuarantined) {
    const name = reference || safeLine(key)
    texts.unshift(`In quarantine as suspected spam. Not so: npm run leads -- --release ${name}`)
  } else if (cityKey) {
    texts.push(`The customer’s page\n${createLink(cityKey, key)}`)
  }
  return texts.join('\n\n')
}

function createTitle({ kind, reference, cityName }: FoundRequest): string {
  return [[KIND_TITLES[kind], reference].filter(Boolean).join(' '), cityName]
    .filter(Boolean)
    .join(', ')
}

function listContact(request: FoundRequest): TextRow[] {
  const { list, key, name, phone, email, flags, replaces, isQuarantined } = request
  return [
    ['Check first', flags.join('; ')],
    ['Replaces', replaces],
    ['Name', name],
    ['Phone', phone],
    ['Email', email],
    ['Sent', formatSentAt(request)],
    ['Stored as', safeLine(`${isQuarantined ? 'quarantine/' : ''}${list}/${key}`)],
  ]
}

/** On one line, so that it can be copied. Only the site's key can sign it. */
function createLink(cityKey: CityKey, key: string): string {
  return env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
    ? SITE_URL + createBookingPath(cityKey, key)
    : '  needs the site’s NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'
}

/** Labels nested fields by their path: `Attribution last source`. */
function listFields(record: StoredRecord, timeZone: string | undefined): TextRow[] {
  return Object.entries(flattenRecord(record))
    .filter(([path]) => !SHOWN_FIELDS.includes(path))
    .map(([path, value]) => [toLabel(path.replaceAll('.', ' ')), formatValue(value, timeZone)])
}

function formatValue(value: string | number | boolean, timeZone: string | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = safeLine(String(value), VALUE_MAX)
  return formatInstant(text, timeZone) || text
}
