import { formatFullDate } from '@/lib/dates/format-dates'
import { formatWindow } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { isolate } from '@/lib/requests/text'
import { listCrewRows } from '@/lib/requests/rows'
import { formatCount, formatRows, PAGE_WIDTH, wrapText } from '@/scripts/ops/text-layout'
import { toSpreadsheet } from './csv'

/** In the headings of the sheet. */
const HEADING_LABELS = ['Pickup day', 'Arrival window']

/** The pickups of a day by location and window, with what the crew needs, to print on paper. */
export function formatDaySheet(day: string, jobs: readonly Request[]): string {
  const { active, cancelled } = sortPickups(jobs)
  const heading = `${formatFullDate(day)}: ${formatCount(active.length, 'pickup')}`
  const windows = [...Map.groupBy(active, nameWindow)].flatMap(([window, pickups]) => [
    `${window}\n${'-'.repeat(PAGE_WIDTH)}`,
    ...pickups.map(formatBlock),
  ])
  return [cancelled > 0 ? `${heading}; ${cancelled} cancelled` : heading, ...windows].join('\n\n')
}

export function toDayCsv(jobs: readonly Request[]): string {
  const rows = sortPickups(jobs).active.map((request) => {
    const { locationId, name, phone, reference } = request
    const fixed = { Location: locationId, Name: name, Phone: phone, Reference: reference }
    // An added question may have the name of a fixed column.
    return { ...fixed, ...Object.fromEntries(listCrewRows(request)), ...fixed }
  })
  return toSpreadsheet(rows)
}

function sortPickups(jobs: readonly Request[]) {
  const getPlace = ({ locationId, pickup, name }: Request) =>
    [locationId, pickup?.windowText, name].join(' ')
  const active = jobs.filter(({ isCancelled }) => !isCancelled)
  return {
    active: active.toSorted((a, b) => (getPlace(a) < getPlace(b) ? -1 : 1)),
    cancelled: jobs.length - active.length,
  }
}

function nameWindow({ locationId, pickup }: Request): string {
  return `${locationId}, ${(pickup && formatWindow(pickup)) || 'no arrival window'}`
}

function formatBlock(request: Request): string {
  const contact = [isolate(request.name), request.phone, request.reference].filter(Boolean)
  const facts = listCrewRows(request).filter(([label]) => !HEADING_LABELS.includes(label))
  return [...wrapText(contact.join('   '), PAGE_WIDTH), ...formatRows(facts)].join('\n')
}
