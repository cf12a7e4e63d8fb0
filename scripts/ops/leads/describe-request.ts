import { listChanges, describeChange } from '@/lib/notifications/request-change'
import { listAnswers, toLabel, listFlags, type TextRow } from '@/lib/notifications/request-rows'
import { formatInstant, summarizeRequest } from '@/lib/notifications/request-summary'
import { readText, safeLine } from '@/lib/notifications/stored-request'
import type { Store, StoredRecord } from '@/lib/store/store'
import { getTries, isDelivered } from '@/lib/deliveries/delivery-marker'
import { formatCount, formatRows } from '@/scripts/ops/text-layout'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { getContact } from './contact'
import { flattenRecord, omitListed } from './csv'
import type { FoundRequest } from './find-requests'

const VALUE_MAX = 2_000
/** Of channels and more: a request, and each of its changes, has one delivery by each. */
const DELIVERIES_MAX = 100

/** In the rows of the contact and the answers. */
const SHOWN_FIELDS = [
  ...['name', 'phone', 'email', 'date', 'time', 'zip', 'zipTo', 'note_from_customer'],
  ...['cus_name', 'cus_phone', 'cus_email', 'start_time', 'end_time', 'description'],
  ...['is_time_sensitive', 'property_type', 'cus_address.street', 'cus_address.unit'],
  ...['cus_address.city', 'cus_address.state', 'cus_address.zip', 'cus_address.country'],
]

/** All that is known of a request, to read. */
export async function describeRequest(
  store: Pick<Store, 'list' | 'read'>,
  request: FoundRequest,
): Promise<string> {
  const { list, key, record, details, isQuarantined } = request
  const timeZone = summarizeRequest(request).city?.timeZone
  const outcome = await store.read('outcomes', key, getStoreDeadline())
  const sections: [title: string, rows: TextRow[]][] = [
    [createTitle(request), listContact(request)],
    [list === 'leads' ? 'The move' : 'The pickup', listAnswers(request)],
    ['Changed by the customer', listCustomerChanges(details, timeZone)],
    ['Record', listFields(record, timeZone)],
    ['Details', listFields(omitListed(details), timeZone)],
    ['Deliveries', await listDeliveries(store, key, timeZone)],
    ['Outcome', outcome ? listFields(outcome, timeZone) : [['None', 'not marked as won or lost']]],
  ]
  const filled = sections.filter(([, rows]) => rows.length > 0)
  const texts = filled.map(([title, rows]) => [title, ...formatRows(rows)].join('\n'))
  if (isQuarantined) {
    const name = readText(details, 'reference') || safeLine(key)
    texts.unshift(`In quarantine as suspected spam. Not so: npm run leads -- --release ${name}`)
  }
  return texts.join('\n\n')
}

/** `Junk pickup T-9KQ2, Toronto` */
function createTitle(request: FoundRequest): string {
  const kind = request.list === 'leads' ? 'Moving quote' : 'Junk pickup'
  const name = [kind, readText(request.details, 'reference')].filter(Boolean).join(' ')
  return [name, summarizeRequest(request).cityName].filter(Boolean).join(', ')
}

function listContact(request: FoundRequest): TextRow[] {
  const { list, key, record, details, isQuarantined } = request
  const { name, phone, email } = getContact(record, details)
  return [
    ['Check first', listFlags(details).join('; ')],
    ['Name', name],
    ['Phone', phone],
    ['Email', email],
    ['Sent', summarizeRequest(request).sentAt],
    ['Stored as', safeLine(`${isQuarantined ? 'quarantine/' : ''}${list}/${key}`)],
  ]
}

function listCustomerChanges(details: StoredRecord, timeZone: string | undefined): TextRow[] {
  return listChanges(details).map((change) => [
    formatInstant(change.at, timeZone),
    describeChange(change),
  ])
}

/** Fields by label, those of nested records by their path: `Attribution last source`. */
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

async function listDeliveries(
  store: Pick<Store, 'list'>,
  key: string,
  timeZone: string | undefined,
): Promise<TextRow[]> {
  const next = await store.list('deliveries', { since: `${key}:`, limit: DELIVERIES_MAX })
  const deliveries = Object.entries(next).filter(([path]) => path.startsWith(`${key}:`))
  if (deliveries.length === 0) return [['None', 'no channel was told']]
  return deliveries.map(([path, delivery]) => [
    toLabel(path.slice(key.length + 1)),
    describeDelivery(delivery, timeZone),
  ])
}

function describeDelivery(marker: StoredRecord, timeZone: string | undefined): string {
  const tries = formatCount(getTries(marker), 'try', 'tries')
  const failedAt = formatInstant(readText(marker, 'failed_at'), timeZone)
  const facts = isDelivered(marker)
    ? [formatInstant(readText(marker, 'at'), timeZone), tries, marker.refused === true && 'refused']
    : [
        'not delivered yet',
        failedAt && `last failed ${failedAt}`,
        marker.timed_out === true && 'timed out',
        tries,
      ]
  return facts.filter(Boolean).join(', ')
}
