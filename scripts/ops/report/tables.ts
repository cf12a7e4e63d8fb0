import { html, type Markup } from '@/lib/notifications/html'
import type { Group } from './costs'
import { formatAmount, formatMoney, type Period, type ReportRequest } from './data'
import { addDays, getWeekday } from '@/lib/dates/wall-clock'
import { FORM_NAMES } from '@/lib/forms/form'

interface Column<Row> {
  title: string
  read: (row: Row) => string | number | Markup
  /** Makes the cell the heading of its row. */
  isHeader?: boolean
}

/** A share of fewer requests says little. */
export const SMALL_COUNT = 30

/** The table scrolls when it is wider than a phone, or long. */
function formatTable<Row>(
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

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Draws a bar for each day, divided by form. */
export function formatDays(requests: readonly ReportRequest[], { since, until }: Period): Markup {
  const days: string[] = []
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day)
  const byDay = Map.groupBy(requests, ({ day }) => day)
  const countAll = (day: string) => byDay.get(day)?.length ?? 0
  const countForm = (day: string, form: string) =>
    byDay.get(day)?.filter((request) => request.form === form).length ?? 0
  const most = Math.max(1, ...days.map(countAll))
  const bars = days.flatMap((day, x) => {
    let y = most
    return FORM_NAMES.map((form, n) => {
      const height = countForm(day, form)
      y -= height
      return html`<rect class="form-${n}" x="${x}" y="${y}" width="0.85" height="${height}" />`
    })
  })
  const drawing = html`<svg viewBox="0 0 ${days.length} ${most}" preserveAspectRatio="none">
      ${bars}
    </svg>
    <div class="axis"><span>${since}</span><span>${until}</span></div>
    <div class="legend">
      ${FORM_NAMES.map((form, n) => html`<span class="form-${n}">${form}</span>`)}
      <span>highest: ${formatNumber(most)}</span>
    </div>`
  const columns: Column<string>[] = [
    { title: 'Day', read: (day) => day, isHeader: true },
    ...FORM_NAMES.map((form) => ({ title: form, read: (day: string) => countForm(day, form) })),
    { title: 'all', read: countAll },
  ]
  const caption = 'Requests a day by form'
  return formatFigure(caption, drawing, formatTable(caption, columns, days))
}

/** Draws darker cells for more requests, by the clock of each request's city. */
export function formatHours(requests: readonly ReportRequest[]): Markup {
  const counts = WEEKDAYS.map(() => HOURS.map(() => 0))
  for (const { day, hour } of requests) {
    // getWeekday's week begins on Sunday.
    const row = counts[(getWeekday(day) + 6) % 7]
    if (row) row[hour] = (row[hour] ?? 0) + 1
  }
  const most = Math.max(1, ...counts.flat())
  const rows = counts.map((row, n) => {
    const cells = row.map((count) => html`<i style="opacity:${(count / most).toFixed(2)}"></i>`)
    return html`<span>${WEEKDAYS[n] ?? ''}</span>${cells}`
  })
  const drawing = html`<div class="hours">${rows}</div>
    <div class="axis indented">
      ${[0, 6, 12, 18, 24].map((hour) => html`<span>${hour}:00</span>`)}
    </div>
    <div class="legend"><span>darkest: ${formatNumber(most)}</span></div>`
  const columns: Column<number>[] = [
    { title: 'Hour', read: (hour) => `${hour}:00`, isHeader: true },
    ...WEEKDAYS.map((title, n) => ({ title, read: (hour: number) => counts[n]?.[hour] ?? 0 })),
  ]
  const caption = 'Requests by weekday and hour'
  return formatFigure(caption, drawing, formatTable(caption, columns, HOURS))
}

/** Hides the drawing from screen readers, which read the table. */
function formatFigure(caption: string, drawing: Markup, table: Markup): Markup {
  return html`<figure>
    <figcaption>${caption}</figcaption>
    <div aria-hidden="true">${drawing}</div>
    <details>
      <summary>Show the numbers</summary>
      ${table}
    </details>
  </figure>`
}
