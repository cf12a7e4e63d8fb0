import { formatFullDate, formatShortDate } from '@/lib/dates/format-dates'
import { formatChangedTime } from '@/lib/requests/change-words'
import { formatWindow } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { listCrewRows } from '@/lib/requests/rows'
import { preventLinks, safeLine } from '@/lib/requests/text'
import {
  createPhoneLink,
  createRows,
  formatMailText,
  type MailBlock,
  type MailDocument,
} from './mail-document'
import { linkAddress } from './dispatcher-mail'
import { formatMailHtml } from './html'

/** Gmail cuts a mail at 102 KB. */
const BYTES_MAX = 100_000
const REQUESTS_MAX = 60
/** In the headings. */
const HEADING_LABELS = ['Pickup day', 'Arrival window', 'Move date']

export interface DaySettings {
  /** ISO date. */
  date: string
  /** Of the location: `Toronto`. */
  place: string
  lang: 'en-US' | 'en-CA'
  /** Where the office moves or cancels it; '' without details. */
  getOfficeUrl: (request: Request) => string
}

/** To the dispatchers of a location: a day's pickups by window, then its moves, with what a crew needs. */
export function buildDayMail(requests: readonly Request[], settings: DaySettings) {
  const { date, place, lang } = settings
  const isOn = ({ pickup, quote, isCancelled }: Request) =>
    !isCancelled && (pickup?.date ?? quote?.moveDate) === date
  const due = requests.filter(isOn).toSorted((a, b) => (getPlace(a) < getPlace(b) ? -1 : 1))
  const gone = requests.filter((request) => !isOn(request))
  const count = describeCount(due)
  const createMail = (shown: number): MailDocument => ({
    lang,
    place,
    heading: `${formatFullDate(date)}: ${count}`,
    preheader: preventLinks(due.map(({ name }) => name).join(', ')),
    blocks: [
      ...due.slice(0, shown).map((request) => createBlock(request, settings)),
      ...(due.length > shown
        ? [createRows([['And', describeMore(due.length - shown, date)]])]
        : []),
      ...(gone.length > 0 ? [createRows(gone.map(describeGone), 'Not on this day anymore')] : []),
    ],
    footer: [['One mail a day, and a second in the morning if something changed in the night.']],
  })
  let shown = Math.min(due.length, REQUESTS_MAX)
  let html = formatMailHtml(createMail(shown))
  while (Buffer.byteLength(html) > BYTES_MAX && shown > 0)
    html = formatMailHtml(createMail(--shown))
  return {
    subject: safeLine(`${place}, ${formatShortDate(date)}: ${count}`),
    text: formatMailText(createMail(shown)),
    html,
  }
}

const describeMore = (count: number, date: string) =>
  `${count} more: npm run leads -- --day ${date}`

/** Pickups by the start of their window, then moves. */
function getPlace({ pickup, name }: Request): string {
  return [pickup ? (pickup.windowStart ?? '') : '~', name].join(' ')
}

function describeCount(requests: readonly Request[]): string {
  const pickups = requests.filter(({ pickup }) => pickup).length
  const moves = requests.length - pickups
  const parts = [
    pickups > 0 && `${pickups} pickup${pickups === 1 ? '' : 's'}`,
    moves > 0 && `${moves} move${moves === 1 ? '' : 's'}`,
  ]
  return parts.filter(Boolean).join(', ') || 'nothing'
}

function createBlock(request: Request, { getOfficeUrl }: DaySettings): MailBlock {
  const { pickup, name, phone, reference, kind } = request
  const when = pickup ? formatWindow(pickup) || 'No arrival window' : 'Move'
  const url = getOfficeUrl(request)
  const rows = listCrewRows(request).filter(([label]) => !HEADING_LABELS.includes(label))
  return createRows(
    [
      ['Phone', createPhoneLink(phone)],
      ...linkAddress(request, rows),
      [
        'Reference',
        url
          ? { text: `${reference}: ${kind === 'pickup' ? 'move or cancel' : 'cancel'}`, href: url }
          : reference,
      ],
    ],
    `${when}: ${name}`,
  )
}

function describeGone({ name, isCancelled, pickup, state }: Request): readonly [string, string] {
  return [name, isCancelled || !pickup ? 'Cancelled' : `Moved to ${formatChangedTime(state)}`]
}
