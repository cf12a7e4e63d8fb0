import { html, type Markup } from '@/lib/notifications/html'
import { SMALL_COUNT, type Group } from './groups'
import { formatCostPer, formatMoney } from './money'

export type Cell = string | number | Markup
export interface Column<Row> {
  title: string
  read: (row: Row) => Cell
  /** Words go left, numbers right. */
  isText?: boolean
}

/** Scrolls sideways on a phone. */
export function formatTable<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Markup {
  const formatCell = ({ read, isText }: Column<Row>, row: Row) =>
    isText ? html`<th scope="row">${read(row)}</th>` : html`<td>${read(row)}</td>`
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ title, isText }) =>
            isText
              ? html`<th scope="col" class="text">${title}</th>`
              : html`<th scope="col">${title}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => formatCell(column, row))}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`
}

/** Of one dimension: requests, won ones and their cost, each with a bar for the requests. */
export function formatGroups(name: string, caption: string, groups: readonly Group[]): Markup {
  const most = Math.max(1, ...groups.map(({ requests }) => requests))
  const columns: Column<Group>[] = [
    { title: name, read: (group) => formatLabel(group, most), isText: true },
    { title: 'Requests', read: ({ requests }) => requests },
    { title: 'Won', read: ({ won }) => won },
    { title: 'Share won', read: formatShare },
    { title: '95 % interval', read: formatShareInterval },
    { title: 'Bookings', read: ({ bookings }) => bookings },
  ]
  const costs: Column<Group>[] = [
    { title: 'Spend', read: ({ spend }) => formatMoney(spend) },
    { title: 'Per request', read: ({ spend, requests }) => formatCostPer(spend, requests) },
    { title: 'Per won job', read: ({ spend, won }) => formatCostPer(spend, won) },
  ]
  const values: Column<Group>[] = [{ title: 'Value', read: ({ value }) => formatMoney(value) }]
  const hasSpend = groups.some(({ spend }) => spend.size > 0)
  const hasValue = groups.some(({ value }) => value.size > 0)
  const shown = [...columns, ...(hasSpend ? costs : []), ...(hasValue ? values : [])]
  return formatTable(caption, shown, groups)
}

function formatShare({ requests, won }: Group): string {
  if (requests === 0) return '–'
  return `${formatPercent(won / requests)}${requests < SMALL_COUNT ? ' *' : ''}`
}

function formatShareInterval({ requests, shareInterval }: Group): string {
  return requests === 0 ? '–' : formatInterval(shareInterval)
}

export function formatInterval([low, high]: readonly [number, number]): string {
  return `${formatPercent(low)} to ${formatPercent(high)}`
}

export function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** With a bar: browsers print an SVG, but no background. */
function formatLabel({ label, requests }: Group, most: number): Markup {
  const width = Math.round((100 * requests) / most)
  return html`${label}<svg
      class="bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="${width}" height="10" />
    </svg>`
}
