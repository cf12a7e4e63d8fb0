import { getConversionWorth } from '@/lib/analytics/conversions'
import { CURRENCIES } from '@/lib/business/currencies'
import { hashContact } from '@/lib/analytics/user-data'
import { toInstant } from '@/lib/dates/instant'
import type { Request } from '@/lib/requests/request'
import { safeLine } from '@/lib/requests/text'
import { readList, type Store, type StoredRecord } from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import { writePrivateFile } from '@/scripts/ops/output'
import { toImportCsv } from './sheets'
import {
  createClickRow,
  createEnhancedRow,
  IMPORT_COLUMNS,
  isFromQuebec,
  type ImportRow,
  type WonConversion,
} from './google-ads-import'
import { hasWon, OutcomeSchema, type ExportFormat } from '@/lib/requests/outcome'
import { markAsExported } from '@/lib/office/conversions'
import { findRequestCountry } from '@/lib/office/outcomes'
import { getFirstKey, readRequests, type RequestFilter } from './read-requests'

const CONVERSION_KINDS = { leads: 'lead', jobs: 'booking' } as const

interface ConversionExport {
  rows: { key: string; at: Date; row: ImportRow }[]
  /** Counts conversions that an earlier export wrote and that `rows` leaves out. */
  repeated: number
  /** Keys of won records without a time or a valid outcome, or with neither a value nor a known country. */
  unreadable: string[]
}

export interface ExportOptions extends RequestFilter {
  again?: true
  out?: string
}

export async function exportConversions(
  store: Store,
  format: ExportFormat,
  options: ExportOptions,
): Promise<void> {
  const { out } = options
  const now = new Date()
  const found = await findConversions(store, format, options, now)
  const csv = toImportCsv(
    IMPORT_COLUMNS[format],
    found.rows.map(({ row }) => row),
  )
  if (out === undefined) process.stdout.write(csv)
  else {
    // An existing file may hold conversions that nobody has uploaded yet.
    await writePrivateFile(out, csv, 'name a new file')
    await markAsExported(store, found.rows, format, now)
  }
  console.error(describeExport(found))
  if (out === undefined && found.rows.length > 0)
    console.error('Not marked as written: --out FILE writes a file for Google Ads, and marks them.')
}

export async function findConversions(
  store: Pick<Store, 'list'>,
  format: ExportFormat,
  options: ExportOptions,
  now: Date,
): Promise<ConversionExport> {
  const outcomes = await readList(store, 'outcomes', getFirstKey(options))
  const requests = await readRequests(store, options)
  const result: ConversionExport = { rows: [], repeated: 0, unreadable: [] }
  for (const request of requests) {
    const { key, record } = request
    const outcome = outcomes[key]
    if (!hasWon(record, outcome) || outcome?.withheld !== undefined) continue
    const conversion = createConversion(request, outcome, now)
    if (!conversion) {
      result.unreadable.push(key)
      continue
    }
    const row = await createRow(request, format, conversion)
    if (!row) continue
    if (outcome?.[`exported_${format}`] && !options.again) result.repeated++
    else result.rows.push({ key, at: conversion.at, row })
  }
  return result
}

/** Falls back to the request's time if there is no outcome, and to its kind's worth if there is no value. */
function createConversion(
  request: Request,
  outcome: StoredRecord | undefined,
  now: Date,
): WonConversion | undefined {
  const { list, key } = request
  if (!isRecordKey(key)) return undefined
  const country = findRequestCountry(request)
  const assumed = country && {
    value: getConversionWorth(CONVERSION_KINDS[list], country),
    currency: CURRENCIES[country],
  }
  const stored = OutcomeSchema.safeParse(
    outcome ?? { won: true, at: toInstant(new Date(request.at)) },
  )
  if (!stored.success) return undefined
  const { value = assumed?.value, currency = assumed?.currency, at } = stored.data
  const clicked = Date.parse(request.attribution.last.at || request.attribution.first.at)
  // Google refuses a conversion before its click or in the future. Some times come from the visitor's clock.
  const time = Math.min(Math.max(Date.parse(at), clicked || 0), now.getTime())
  // The schema accepts a 13th month.
  if (isNaN(time) || value === undefined || currency === undefined) return undefined
  return { key, at: new Date(time), value, currency }
}

async function createRow(
  request: Request,
  format: ExportFormat,
  conversion: WonConversion,
): Promise<ImportRow | undefined> {
  const { consent, attribution } = request
  // Only a stored consent proves that we asked the person.
  if (!consent) return undefined
  if (format === 'click') {
    const isAllowed = consent.advertising ?? !isFromQuebec(request)
    // An earlier ad counts if the visitor came back by another way.
    const touches = [attribution.last, attribution.first]
    return isAllowed ? createClickRow(conversion, touches) : undefined
  }
  if (consent.advertising !== true) return undefined
  return createEnhancedRow(conversion, await hashContact(request))
}

export function describeExport({ rows, repeated, unreadable }: ConversionExport): string {
  const lines = [
    `Conversions: ${rows.length}`,
    repeated > 0 && `Written before: ${repeated}; --again repeats them`,
    unreadable.length > 0 &&
      `Left out, without a valid time, value or currency: ${unreadable.length}; keys ${unreadable.map((key) => safeLine(key)).join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}
