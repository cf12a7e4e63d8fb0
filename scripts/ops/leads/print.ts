import { InvalidArgumentError } from 'commander'
import { DISPATCH_LISTS, LIST_NAMES, type DispatchList, type Store } from '@/lib/store/store'
import { readList } from '@/lib/store/pages'
import { listReasons } from '@/lib/submissions/read-quarantine'
import { formatDaySheet, toCsv, toDayCsv } from './sheets'
import { describeRequest } from './describe-request'
import { searchRequests } from './find-requests'
import {
  FILTERS,
  getFirstKey,
  readDays,
  readLists,
  readRequests,
  readSuspected,
  readToDo,
  type RequestFilter,
} from './read-requests'
import { formatQuarantine, formatTable } from './table'

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
  if (quarantine) {
    const requests = await readSuspected(store, options)
    const asJson = requests.map((request) => {
      const { list: kind, key, record, at, reference } = request
      return { kind, key, record, at, reasons: listReasons(request).join(), reference }
    })
    return console.log(json ? JSON.stringify(asJson, null, 2) : formatQuarantine(requests))
  }
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
