import { formatFullDate } from '@/lib/dates/format-dates'
import { isPhone } from '@/lib/forms/masks'
import { formatAddress, formatWindow } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { listCrewRows } from '@/lib/requests/rows'
import { flagSuspicions } from '@/lib/requests/suspicions'
import { isolate, safeLine } from '@/lib/requests/text'
import { telHref } from '@/lib/routing/tel-href'
import { html, Markup } from './html'

export interface CrewSheet {
  date: string
  place: string
  lang: 'en-US' | 'en-CA'
}

/** Characters, shared by all notes of a page. */
const NOTES_MAX = 1_400
/** Rows that the sheet shows elsewhere, or that a crew does not need. */
const OTHER_LABELS = [
  ...['Check first', 'Pickup day', 'Arrival window', 'Address', 'Note', 'Email'],
  ...['Changed', 'Confirmed for', 'Move date', 'Moving from', 'Moving to'],
]

/** Eight jobs fill a page of Letter or A4. */
const STYLE = new Markup(`
@page { margin: 10mm }
body { margin: 0 auto; padding: 8px; max-width: 190mm; font: 9.5pt/1.2 Arial, Helvetica, sans-serif; color: #000; background: #fff }
h1 { margin: 0 0 3pt; font-size: 13pt }
article { padding: 3pt 0; border-top: 1pt solid #000; break-inside: avoid; overflow-wrap: anywhere }
p { margin: 0 }
.first { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12pt }
.large { font-size: 14pt; line-height: 1.15; font-weight: bold }
a { color: inherit; text-decoration: none }`)

/** A standalone page, to print or to read offline. @param jobs in the order of `listDue` */
export function formatCrewSheet(jobs: readonly Request[], sheet: CrewSheet): string {
  const page = html`<!doctype html>
    <html lang="${sheet.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${sheet.place}, ${formatFullDate(sheet.date)}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        ${formatCrewSheetBody(jobs, sheet)}
      </body>
    </html>`
  return page.toString().replaceAll(/\n\s*/g, '\n')
}

function formatCrewSheetBody(jobs: readonly Request[], { date, place }: CrewSheet): Markup {
  const noteMax = Math.floor(NOTES_MAX / Math.max(1, jobs.length))
  return html`<h1>${place}, ${formatFullDate(date)}</h1>
    ${jobs.map((job) => formatJob(job, noteMax))}
    ${jobs.length === 0 ? html`<p>Nothing is planned.</p>` : ''}`
}

function formatJob(job: Request, noteMax: number): Markup {
  const { pickup, quote, name, phone, reference, suspicions, note } = job
  const doubts = flagSuspicions(suspicions)
  const flags = job.flags.filter((flag) => !doubts.includes(flag))
  const when = pickup ? formatWindow(pickup) || pickup.windowText || 'No arrival window' : 'Move'
  const where = pickup
    ? formatAddress(pickup.address)
    : [quote?.from, quote?.to].filter(Boolean).join(' to ')
  const facts = listCrewRows(job).filter(
    ([label, text]) => text !== '' && !OTHER_LABELS.includes(label),
  )
  return html`<article>
    <p class="first">
      <span class="large">${when}</span>
      <span class="large">${formatPhone(phone)}</span>
      <span>${[isolate(name), reference].filter(Boolean).join(', ')}</span>
    </p>
    <p class="large">${where}</p>
    <p>
      <b>${flags.join('; ')}</b>
      ${facts.map(([label, text]) => `${label}: ${text.replace(/[.]$/, '')}`).join('; ')}
      <b>${safeLine(note, noteMax)}</b>
    </p>
  </article>`
}

const formatPhone = (phone: string) =>
  isPhone(phone) ? html`<a href="${telHref(phone)}">${phone}</a>` : phone
