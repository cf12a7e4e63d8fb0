import { formatFullDate } from '@/lib/dates/format-dates'
import { formatWindow } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { isolate } from '@/lib/requests/text'
import { listCrewRows } from '@/lib/requests/rows'
import { formatCount, formatRows, PAGE_WIDTH, wrapText } from '@/scripts/ops/text-layout'
import { toSpreadsheet } from './csv'

/** The sheet's headings already show these. */
const HEADING_LABELS = ['Pickup day', 'Arrival window']

/** Prints the pickups and moves of a day by crew area and window, with what the crew needs. */
export function formatDaySheet(day: string, jobs: readonly Request[]): string {
  const heading = `${formatFullDate(day)}: ${formatCount(jobs.length, 'job')}`
  const windows = [...Map.groupBy(jobs, nameWindow)].flatMap(([window, ofWindow]) => [
    `${window}\n${'-'.repeat(PAGE_WIDTH)}`,
    ...ofWindow.map(formatBlock),
  ])
  return [heading, ...windows].join('\n\n')
}

export function toDayCsv(jobs: readonly Request[]): string {
  const rows = jobs.map((request) => {
    const { locationId, name, phone, reference } = request
    const fixed = { Location: locationId, Name: name, Phone: phone, Reference: reference }
    // An added question may have the name of a fixed column, so `fixed` comes again.
    return { ...fixed, ...Object.fromEntries(listCrewRows(request)), ...fixed }
  })
  return toSpreadsheet(rows)
}

function nameWindow({ areaKey, locationId, pickup }: Request): string {
  const window = pickup ? formatWindow(pickup) || 'no arrival window' : 'moves'
  return `${areaKey ?? locationId}, ${window}`
}

function formatBlock(request: Request): string {
  const contact = [isolate(request.name), request.phone, request.reference].filter(Boolean)
  const facts = listCrewRows(request).filter(([label]) => !HEADING_LABELS.includes(label))
  return [...wrapText(contact.join('   '), PAGE_WIDTH), ...formatRows(facts)].join('\n')
}
