import { formatFullDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatPostalCode } from '@/lib/forms/thank-you'
import type { StoredRecord } from '@/lib/store/store'
import { parseDescription } from './job-description'
import { getDetails } from './request-summary'
import { formatPickupWindow } from './request-title'
import { preventLinks } from './safe-text'
import { listFields, readBoolean, readRecord, readText, type StoredRequest } from './stored-request'

type TextRow = readonly [label: string, value: string]

export const NOT_GIVEN = 'Not given'

/** What the visitor answered, in the order of the form. */
export function listAnswers(request: StoredRequest): TextRow[] {
  return request.list === 'leads' ? listQuoteAnswers(request) : listPickupAnswers(request)
}

function listQuoteAnswers(request: StoredRequest): TextRow[] {
  const { record } = request
  const details = getDetails(request)
  const packing = readBoolean(details, 'packing')
  return [
    ['Moving from', formatCode(readText(record, 'zip'))],
    ['Moving to', formatCode(readText(record, 'zipTo'))],
    ['Move date', formatDay(readText(details, 'move_date'))],
    ['Packing', { true: 'Packing services', false: 'No', undefined: NOT_GIVEN }[`${packing}`]],
    ['Note', preventLinks(readText(record, 'note_from_customer')) || NOT_GIVEN],
  ]
}

function listPickupAnswers({ record }: StoredRequest): TextRow[] {
  const { items, load, note } = parseDescription(readText(record, 'description'))
  const isTimeSensitive = readBoolean(record, 'is_time_sensitive')
  const [start, end] = [readText(record, 'start_time'), readText(record, 'end_time')]
  return [
    ['Pickup day', formatDay(readText(record, 'date'))],
    ['Arrival window', formatPickupWindow(start, end) || [start, end].filter(Boolean).join(' to ')],
    [
      'Flexible on time',
      { true: 'No, only this window', false: 'Yes', undefined: NOT_GIVEN }[`${isTimeSensitive}`],
    ],
    ['Address', preventLinks(formatAddress(readRecord(record, 'cus_address'))) || NOT_GIVEN],
    ['Property', readText(record, 'property_type') || NOT_GIVEN],
    ['Items', items.join(', ')],
    ['Load', load?.words ?? ''],
    ['Note', preventLinks(note)],
  ]
}

/** On one line: `100 Queen St W, unit 4, Toronto, ON M5H 2N2, Canada`. */
function formatAddress(address: StoredRecord): string {
  const unit = readText(address, 'unit')
  const region = [readText(address, 'state'), readText(address, 'zip')].filter(Boolean).join(' ')
  return [
    readText(address, 'street'),
    unit && `unit ${unit}`,
    readText(address, 'city'),
    region,
    readText(address, 'country'),
  ]
    .filter(Boolean)
    .join(', ')
}

function formatCode(code: string): string {
  return formatPostalCode(code) || NOT_GIVEN
}

function formatDay(date: string): string {
  return isIsoDate(date) ? formatFullDate(date) : preventLinks(date) || NOT_GIVEN
}

const LABELS: Record<string, string> = {
  brand_id: 'Brand',
  ip_address: 'IP address',
  location_id: 'Location',
}

/** A mail has a limit; staff may have added any number of fields. */
const OTHER_FIELDS_MAX = 40

/** Fields with a value that are not in `known`, also of nested records (`cus_address.lot`). */
export function listOtherFields(record: StoredRecord | undefined, known: ReadonlySet<string>) {
  return flatten(record, '', known).slice(0, OTHER_FIELDS_MAX)
}

function flatten(
  record: StoredRecord | undefined,
  path: string,
  known: ReadonlySet<string>,
): TextRow[] {
  return listFields(record)
    .slice(0, OTHER_FIELDS_MAX)
    .filter((field) => !known.has(path + field))
    .flatMap((field): TextRow[] => {
      const text = preventLinks(readText(record, field))
      if (text !== '') return [[LABELS[field] ?? toLabel(field, path), text]]
      // A store's record has few levels.
      const isDeep = path.split('.').length > 3
      return isDeep ? [] : flatten(readRecord(record, field), `${path}${field}.`, known)
    })
}

/** `won_by` to `Won by`. */
function toLabel(field: string, path: string): string {
  const words = preventLinks(readText({ label: (path + field).slice(0, 60) }, 'label')).replaceAll(
    '_',
    ' ',
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
