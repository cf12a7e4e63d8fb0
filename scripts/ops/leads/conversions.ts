import { getConversionWorth, CURRENCIES } from '@/lib/analytics/conversions'
import {
  createClickRow,
  createEnhancedRow,
  type ImportRow,
  type WonConversion,
} from '@/lib/analytics/google-ads-import'
import { hashContact } from '@/lib/analytics/user-data'
import { isWon } from '@/lib/business/outcomes'
import { findRequestCity } from '@/lib/cities/location-cities'
import { toInstant } from '@/lib/forms/stored-fields'
import { DETAILS_LISTS, DISPATCH_LISTS, type Store, type StoredRecord } from '@/lib/store/store'
import { resolveAdvertising } from '@/lib/submissions/consent-record'
import { OutcomeSchema, type ExportFormat } from '@/lib/submissions/outcome-record'
import { decodeTime } from '@/lib/submissions/push-id'
import type { Records } from './lists'
import { escapeControls } from './terminal-text'

const STORE_TIMEOUT_MS = 10_000
const CONVERSION_KINDS = { leads: 'lead', jobs: 'booking' } as const
const LISTS = [
  ...DISPATCH_LISTS,
  ...Object.values(DETAILS_LISTS),
  ...(['attribution', 'consents', 'consent_changes', 'outcomes', 'exported'] as const),
]
type Lists = Record<(typeof LISTS)[number], Records>

export interface ConversionExport {
  rows: { key: string; row: ImportRow }[]
  /** How many were written before, and are not in `rows`. */
  repeated: number
  /** Keys of won records that lack a time, a city or a valid outcome. */
  unreadable: string[]
}

/** The won leads and jobs that Google Ads can import. @param isAgain also those written before */
export async function findConversions(
  store: Pick<Store, 'list'>,
  format: ExportFormat,
  isAgain: boolean,
): Promise<ConversionExport> {
  const entries = LISTS.map(async (list) => [list, await store.list(list)] as const)
  const lists = Object.fromEntries(await Promise.all(entries)) as Lists
  const result: ConversionExport = { rows: [], repeated: 0, unreadable: [] }
  for (const list of DISPATCH_LISTS) {
    for (const [key, record] of Object.entries(lists[list])) {
      if (!isWon(record)) continue
      const conversion = createConversion(lists, list, key, record)
      if (!conversion) {
        result.unreadable.push(key)
        continue
      }
      const row = await createRow(lists, format, record, conversion)
      if (!row) continue
      if (lists.exported[key]?.[format] && !isAgain) result.repeated++
      else result.rows.push({ key, row })
    }
  }
  return result
}

/** Without an outcome: the value of a request, at the time of the request. */
function createConversion(
  lists: Lists,
  list: keyof typeof CONVERSION_KINDS,
  key: string,
  record: StoredRecord,
): WonConversion | undefined {
  const city = findRequestCity(lists[DETAILS_LISTS[list]][key]?.city, record.location_id)
  const sent = decodeTime(key)
  if (!city || !/^[-\w]{20}$/.test(key)) return undefined
  const [lastTouch] = getTouches(lists, key)
  const clicked = Date.parse(toText(lastTouch?.at))
  const stored = lists.outcomes[key]
  const outcome = OutcomeSchema.safeParse(
    stored ?? {
      value: getConversionWorth(CONVERSION_KINDS[list], city.country),
      currency: CURRENCIES[city.country],
      at: toInstant(new Date(sent)),
    },
  )
  if (!outcome.success) return undefined
  const { value, currency, at } = outcome.data
  // Google refuses conversions before their click, and the visitor's clock made the key.
  const time = Math.max(Date.parse(at), clicked || 0)
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
  if (format === 'click')
    return advertising === false ? undefined : createClickRow(conversion, getTouches(lists, key))
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
      `Could not be read: ${unreadable.length}; keys ${unreadable.map(escapeControls).join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Call it for rows that were printed. */
export async function markAsExported(
  store: Store,
  keys: readonly string[],
  format: ExportFormat,
  now: Date,
): Promise<void> {
  const mark = { [format]: toInstant(now) }
  for (const key of keys) {
    const stored = await store.claim('exported', key, mark, Date.now() + STORE_TIMEOUT_MS)
    if (stored[format] !== mark[format]) await store.update('exported', key, mark)
  }
}
