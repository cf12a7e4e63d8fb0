import { InvalidArgumentError } from 'commander'
import {
  DISPATCH_LISTS,
  LIST_NAMES,
  type DispatchList,
  type ListName,
  type Store,
} from '@/lib/store/store'
import { listReasons, readQuarantine } from '@/lib/submissions/read-quarantine'
import { parseRequest, type Request } from '@/lib/requests/request'
import { toDay } from '@/scripts/ops/arguments'
import { printText } from '@/scripts/ops/out-file'
import { formatCount } from '@/scripts/ops/text-layout'
import { toCsv } from './csv'
import { formatDaySheet, toDayCsv } from './day-sheet'
import { describeRequest } from './describe-request'
import { searchRequests } from './find-requests'
import { getTimeZone, listRequests, type RequestFilter, type RequestReader } from './read-requests'
import { formatQuarantine, formatTable } from './table'

const FILTERS = ['since', 'location', 'city'] as const
const MAX_FOUND = 20

interface PrintOptions extends RequestFilter {
  wide?: true
  json?: true
  all?: true
  csv?: DispatchList
  quarantine?: true
}

export async function printRequests(reader: RequestReader, options: PrintOptions): Promise<void> {
  const { csv, json, all, quarantine, wide } = options
  if (csv) {
    const records = await reader.list(quarantine ? `quarantine/${csv}` : csv)
    const [details, outcomes] = [await reader.list('details'), await reader.list('outcomes')]
    const requests = Object.entries(records).map(([key, record]) =>
      parseRequest(csv, key, record, details[key] ?? {}),
    )
    return printText(toCsv(requests, outcomes))
  }
  if (quarantine) {
    const requests = await readQuarantine(reader)
    const asJson = requests.map((request) => {
      const { list: kind, key, record, at, reference } = request
      return { kind, key, record, at, reasons: listReasons(request).join(), reference }
    })
    return console.log(json ? JSON.stringify(asJson, null, 2) : formatQuarantine(requests))
  }
  if (json || all) {
    const lists = await readLists(reader, all ? LIST_NAMES : DISPATCH_LISTS)
    return console.log(JSON.stringify(lists, null, 2))
  }
  const requests = await listRequests(reader)
  // A period is asked for as it was.
  const isOpen = ({ isUntouched, isCancelled }: Request) => isUntouched && !isCancelled
  const shown = options.since === undefined ? requests.filter(isOpen) : requests
  const table = formatTable(shown, { isWide: wide === true, isNewestFirst: true })
  console.log(table || `No requests found${describeFilter(options)}`)
  const others = requests.length - shown.length
  if (others > 0) console.error(`${formatCount(others, 'other')} not open: --since 2026-01-01`)
}

async function readLists(reader: RequestReader, names: readonly ListName[]) {
  const entries = names.map(async (name) => [name, await reader.list(name)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** ` with --since 2026-10-01 --city toronto`; '' without a filter. */
function describeFilter(options: RequestFilter): string {
  const typed = FILTERS.flatMap((name) => (options[name] ? [`--${name} ${options[name]}`] : []))
  return typed.length > 0 ? ` with ${typed.join(' ')}` : ''
}

/** The pickups of a day; `tomorrow` may be another date at another location. */
export async function printDay(
  reader: RequestReader,
  day: string,
  { csv }: PrintOptions,
): Promise<void> {
  const now = new Date()
  const jobs = await listRequests(reader, ['jobs'])
  const toDate = ({ cityKey, locationId }: Pick<Request, 'cityKey' | 'locationId'>) =>
    toDay(day, getTimeZone(cityKey, locationId), now)
  const pickups = jobs.filter((job) => job.pickup?.date === toDate(job))
  if (csv) return printText(toDayCsv(pickups))
  const fallback = toDate({ cityKey: undefined, locationId: '' })
  const byDate = Map.groupBy(pickups, toDate)
  const sheets = [...(byDate.size > 0 ? byDate : [[fallback, []] as const])]
  await printText(`${sheets.map(([date, own]) => formatDaySheet(date, own)).join('\n\n')}\n`)
}

/** All of one request, or a table of several. */
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
