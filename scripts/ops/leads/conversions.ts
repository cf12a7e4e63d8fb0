import { getConversionWorth, CURRENCIES } from '@/lib/analytics/conversions'
import {
  createClickRow,
  createEnhancedRow,
  type ImportRow,
  type WonConversion,
} from '@/lib/analytics/google-ads-import'
import { isFromQuebec } from '@/lib/analytics/quebec'
import { hashContact } from '@/lib/analytics/user-data'
import { isWon } from '@/lib/business/outcomes'
import { toInstant } from '@/lib/forms/stored-fields'
import { readPages } from '@/lib/store/pages'
import {
  DETAILS_LISTS,
  DISPATCH_LISTS,
  type DispatchList,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { resolveAdvertising } from '@/lib/submissions/consent-record'
import { OutcomeSchema, type ExportFormat } from '@/lib/submissions/outcome-record'
import { isRecordKey } from '@/lib/submissions/push-id'
import { getRequestTime, readSentAt } from '@/lib/submissions/request-time'
import type { Records } from './lists'
import { findRequestCountry } from '@/scripts/ops/request-country'
import { escapeControls } from './terminal-text'

const CONVERSION_KINDS = { leads: 'lead', jobs: 'booking' } as const
const RELATED = [
  ...Object.values(DETAILS_LISTS),
  ...(['attribution', 'consents', 'consent_changes', 'outcomes', 'exported'] as const),
]
/** Records of won requests only. */
type Lists = Record<DispatchList | (typeof RELATED)[number], Records>

export interface ConversionExport {
  rows: { key: string; row: ImportRow }[]
  /** How many were written before, and are not in `rows`. */
  repeated: number
  /** Keys of won records that lack a time, a valid outcome, or without one a known country. */
  unreadable: string[]
}

/**
 * The won leads and jobs that Google Ads can import.
 * @param options.isAgain also those written before
 */
export async function findConversions(
  store: Pick<Store, 'list'>,
  format: ExportFormat,
  { isAgain, now }: { isAgain: boolean; now: Date },
): Promise<ConversionExport> {
  const lists = await readWonLists(store)
  const result: ConversionExport = { rows: [], repeated: 0, unreadable: [] }
  for (const list of DISPATCH_LISTS) {
    for (const [key, record] of Object.entries(lists[list])) {
      const exported = lists.exported[key]
      if (exported?.withheld !== undefined) continue
      const conversion = createConversion(lists, list, key, now)
      if (!conversion) {
        result.unreadable.push(key)
        continue
      }
      const row = await createRow(lists, format, record, conversion)
      if (!row) continue
      if (exported?.[format] && !isAgain) result.repeated++
      else result.rows.push({ key, row })
    }
  }
  return result
}

/** Reads page by page: most requests are not won. */
async function readWonLists(store: Pick<Store, 'list'>): Promise<Lists> {
  const empty = [...DISPATCH_LISTS, ...RELATED].map((list) => [list, {}])
  const lists = Object.fromEntries(empty) as Lists
  const keys = new Set<string>()
  for (const list of DISPATCH_LISTS) {
    lists[list] = await readSome(store, list, (_key, record) => isWon(record))
    for (const key of Object.keys(lists[list])) keys.add(key)
  }
  if (keys.size === 0) return lists
  for (const list of RELATED) lists[list] = await readSome(store, list, (key) => keys.has(key))
  return lists
}

async function readSome(
  store: Pick<Store, 'list'>,
  list: ListName,
  isNeeded: (key: string, record: StoredRecord) => boolean,
): Promise<Records> {
  const records: Records = {}
  for await (const page of readPages(store, list))
    for (const [key, record] of page) if (isNeeded(key, record)) records[key] = record
  return records
}

/** Without an outcome: the value of a request, at the time of the request. */
function createConversion(
  lists: Lists,
  list: keyof typeof CONVERSION_KINDS,
  key: string,
  now: Date,
): WonConversion | undefined {
  const record = lists[list][key]
  if (!record || !isRecordKey(key)) return undefined
  const country = findRequestCountry(record, lists[DETAILS_LISTS[list]][key])
  const [lastTouch] = getTouches(lists, key)
  const clicked = Date.parse(toText(lastTouch?.at))
  const assumed = country && {
    value: getConversionWorth(CONVERSION_KINDS[list], country),
    currency: CURRENCIES[country],
    at: toInstant(new Date(getRequestTime(key, readSentAt(lists.consents[key])))),
  }
  const outcome = OutcomeSchema.safeParse(lists.outcomes[key] ?? assumed)
  if (!outcome.success) return undefined
  const { value, currency, at } = outcome.data
  // Google refuses conversions before their click or in the future; a key is of the visitor's clock.
  const time = Math.min(Math.max(Date.parse(at), clicked || 0), now.getTime())
  // The schema accepts a 13th month.
  return isNaN(time) ? undefined : { key, at: new Date(time), value, currency }
}

/** The last one first: an earlier ad counts if the visitor came back by another way. */
function getTouches(lists: Lists, key: string): StoredRecord[] {
  const { first, last } = lists.attribution[key] ?? {}
  return [last, first].filter((touch) => typeof touch === 'object')
}

async function createRow(
  lists: Lists,
  format: ExportFormat,
  record: StoredRecord,
  conversion: WonConversion,
): Promise<ImportRow | undefined> {
  const { key } = conversion
  const advertising = resolveAdvertising(lists.consents[key], lists.consent_changes[key])
  if (format === 'click') {
    const isAllowed = advertising ?? !isFromQuebec(record)
    return isAllowed ? createClickRow(conversion, getTouches(lists, key)) : undefined
  }
  if (advertising !== true) return undefined
  const contact = { email: toText(record.email), phone: toText(record.phone ?? record.cus_phone) }
  return createEnhancedRow(conversion, await hashContact(contact))
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function describeExport({ rows, repeated, unreadable }: ConversionExport): string {
  const lines = [
    `Conversions: ${rows.length}`,
    repeated > 0 && `Written before: ${repeated}; --again repeats them`,
    unreadable.length > 0 &&
      `Left out, without a valid time, value or currency: ${unreadable.length}; keys ${unreadable.map(escapeControls).join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}
