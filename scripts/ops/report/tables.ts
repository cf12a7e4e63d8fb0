import { html, type Markup } from '@/lib/notifications/html'
import type { Group } from './groups'
import { formatAmount, formatMoney } from './money'

export interface Column<Row> {
  title: string
  read: (row: Row) => string | number | Markup
  /** Makes the cell the heading of its row. */
  isHeader?: boolean
}

/** A share of fewer requests says little. */
export const SMALL_COUNT = 30

/** The table scrolls when it is wider than a phone, or long. */
export function formatTable<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Markup {
  const formatCell = ({ read, isHeader }: Column<Row>, row: Row) => {
    const value = read(row)
    const text = typeof value === 'number' ? formatNumber(value) : value
    return isHeader ? html`<th scope="row">${text}</th>` : html`<td>${text}</td>`
  }
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}
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

export function formatGroups(title: string, groups: readonly Group[]): Markup {
  const most = Math.max(1, ...groups.map(({ requests }) => requests))
  const formatLabel = ({ label, requests }: Group) =>
    html`${label}<span class="bar" style="width:${(100 * requests) / most}%"></span>`
  const columns: Column<Group>[] = [
    { title, read: formatLabel, isHeader: true },
    { title: 'Cost per won job', read: ({ costPerWon }) => formatAmount(costPerWon) },
    { title: 'Won', read: ({ won }) => won },
    { title: 'Won in %', read: formatShare },
    { title: 'Requests', read: ({ requests }) => requests },
    { title: 'Paid requests', read: ({ paid }) => paid },
    { title: 'Cost per request', read: ({ costPerRequest }) => formatAmount(costPerRequest) },
    { title: 'Cost', read: ({ cost }) => formatMoney(cost) },
    { title: 'Value', read: ({ value }) => formatMoney(value) },
  ]
  return formatTable(`By ${title.toLowerCase()}`, columns, groups)
}

export function formatNumber(value: number): string {
  return value.toLocaleString('en-US')
}

export function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function formatShare({ requests, won }: Group): string {
  if (requests === 0) return '–'
  return `${formatPercent(won / requests)}${requests < SMALL_COUNT ? ' *' : ''}`
}
