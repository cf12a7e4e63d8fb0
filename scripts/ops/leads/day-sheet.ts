import { isCancelled } from './won-records'
import { formatFullDate } from '@/lib/dates/format-dates'
import { listChanges, describeChange } from '@/lib/notifications/request-change'
import {
  formatPickupWindow,
  listAnswers,
  NOT_GIVEN,
  listFlags,
  type TextRow,
} from '@/lib/notifications/request-rows'
import { readEmail } from '@/lib/notifications/request-summary'
import { readText, type StoredRequest } from '@/lib/notifications/stored-request'
import { formatCount, formatRows, PAGE_WIDTH, wrapText } from '@/scripts/ops/text-layout'
import { getContact } from './contact'
import { toSpreadsheet } from './csv'
import { getStatus } from './table'

/** In the headings of the sheet. */
const HEADING_LABELS = ['Pickup day', 'Arrival window']

/** Pickups of a day by location and window, with what the crew needs, to print on paper. */
export function formatDaySheet(day: string, jobs: readonly StoredRequest[]): string {
  const { active, cancelled } = selectDay(day, jobs)
  const heading = `${formatFullDate(day)}: ${formatCount(active.length, 'pickup')}`
  const windows = [...Map.groupBy(active, getWindow)].flatMap(([window, pickups]) => [
    `${window}\n${'-'.repeat(PAGE_WIDTH)}`,
    ...pickups.map(formatBlock),
  ])
  return [cancelled > 0 ? `${heading}; ${cancelled} cancelled` : heading, ...windows].join('\n\n')
}

/** The same for a spreadsheet: a line for each pickup. */
export function toDayCsv(day: string, jobs: readonly StoredRequest[]): string {
  const rows = selectDay(day, jobs).active.map((request) => {
    const { name, phone } = getContact(request.record)
    const fixed = {
      Location: readText(request.record, 'location_id'),
      ...{ Name: name, Phone: phone, Reference: readText(request.details, 'reference') },
    }
    // An added question may have the name of a fixed column.
    return { ...fixed, ...Object.fromEntries(listFacts(request)), ...fixed }
  })
  return toSpreadsheet(rows)
}

function selectDay(day: string, jobs: readonly StoredRequest[]) {
  const read = ({ record }: StoredRequest) =>
    ['location_id', 'start_time', 'end_time', 'cus_name']
      .map((field) => readText(record, field))
      .join(' ')
  const all = jobs.filter(({ record }) => readText(record, 'date') === day)
  const active = all.filter(({ record }) => !isCancelled(record))
  return {
    active: active.toSorted((a, b) => (read(a) < read(b) ? -1 : 1)),
    cancelled: all.length - active.length,
  }
}

function getWindow({ record }: StoredRequest): string {
  const window = formatPickupWindow(record) || 'no arrival window'
  return `${readText(record, 'location_id')}, ${window}`
}

function formatBlock(request: StoredRequest): string {
  const { name, phone } = getContact(request.record)
  const contact = [name, phone, readText(request.details, 'reference')].filter(Boolean)
  const facts = listFacts(request).filter(([label]) => !HEADING_LABELS.includes(label))
  return [...wrapText(contact.join('   '), PAGE_WIDTH), ...formatRows(facts)].join('\n')
}

function listFacts(request: StoredRequest): TextRow[] {
  const status = getStatus(request.record)
  const lastChange = listChanges(request.details).at(-1)
  return [
    ['Check first', listFlags(request.details).join('; ')],
    ['Status', status === 'active' ? '' : status],
    ['Changed', lastChange ? describeChange(lastChange) : ''],
    ['Email', readEmail(request)],
    ...listAnswers(request).filter(([, text]) => text !== NOT_GIVEN),
  ]
}
