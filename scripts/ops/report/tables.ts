import { html, type Markup } from '@/lib/notifications/html'
import { SMALL_COUNT, type Group } from './groups'

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
export function formatGroups(
  name: string,
  caption: string,
  groups: readonly Group[],
  currency: string,
): Markup {
  const most = Math.max(1, ...groups.map(({ requests }) => requests))
  const money = (amount: number | undefined) =>
    amount === undefined ? '–' : formatMoney(amount, currency)
  const columns: Column<Group>[] = [
    { title: name, read: (group) => formatLabel(group, most), isText: true },
    { title: 'Requests', read: ({ requests }) => requests },
    { title: 'Won', read: ({ won }) => won },
    { title: 'Share won', read: formatShare },
    { title: '95 % interval', read: formatShareInterval },
    { title: 'Bookings', read: ({ bookings }) => bookings },
  ]
  const costs: Column<Group>[] = [
    { title: 'Spend', read: ({ spend }) => money(spend) },
    { title: 'Per request', read: ({ spend, requests }) => money(divide(spend, requests)) },
    { title: 'Per won job', read: ({ spend, won }) => money(divide(spend, won)) },
  ]
  const values: Column<Group>[] = [{ title: 'Value', read: (group) => formatValues(group.values) }]
  const hasValues = groups.some((group) => group.values.size > 0)
  const hasSpend = groups.some(({ spend }) => spend !== undefined)
  const shown = [...columns, ...(hasSpend ? costs : []), ...(hasValues ? values : [])]
  return formatTable(caption, shown, groups)
}

function divide(amount: number | undefined, count: number): number | undefined {
  return amount === undefined || count === 0 ? undefined : amount / count
}

/** Without cents from 100 on. @param currency '' if unknown */
export function formatMoney(amount: number, currency: string): string {
  const digits = amount < 100 ? 2 : 0
  const text = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return currency ? `${text} ${currency}` : text
}

/** A line for each currency. */
export function formatValues(values: ReadonlyMap<string, number>): Markup {
  const lines = [...values].toSorted().map(([currency, value]) => formatMoney(value, currency))
  return html`${lines.map((line) => html`<span class="line">${line}</span> `)}`
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
