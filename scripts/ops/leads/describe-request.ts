import type { CityKey } from '@/lib/cities/keys'
import { env, SITE_URL } from '@/lib/env'
import { describeChange } from '@/lib/requests/change-words'
import { toLabel } from '@/lib/requests/answers'
import { formatInstant, formatSentAt } from '@/lib/requests/instants'
import { listRows, type TextRow } from '@/lib/requests/rows'
import { safeLine } from '@/lib/requests/text'
import { createBookingPath } from '@/lib/security/booking-link'
import { KIND_TITLES } from '@/lib/notifications/headlines'
import type { Store, StoredRecord } from '@/lib/store/store'
import { formatRows } from '@/scripts/ops/output'
import { getStoreDeadline } from '@/scripts/ops/precautions'
import { flattenRecord, omitListed } from './sheets'
import type { FoundRequest } from './read-requests'

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
    ['Told', sent.length > 0 ? sent : [['None', 'no channel was told']]],
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
