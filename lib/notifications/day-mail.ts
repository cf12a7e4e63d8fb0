import { formatFullDate, formatShortDate } from '@/lib/dates/format-dates'
import { isPhone } from '@/lib/forms/masks'
import { REPLACED } from '@/lib/requests/change'
import { formatChangedTime } from '@/lib/requests/change-words'
import { describeDue, isDue, listDue } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { listCrewRows, type TextRow } from '@/lib/requests/rows'
import { isolate, preventLinks, safeLine } from '@/lib/requests/text'
import {
  createParagraph,
  createEmailLink,
  createLines,
  createPhoneLink,
  formatMailText,
  type MailBlock,
  type MailDocument,
  type Paragraph,
} from './mail-document'
import { smsHref } from '@/lib/routing/tel-href'
import { createListBlocks, LISTS } from './day-lists'
import { linkAddress } from './dispatcher-mail'
import { formatMailHtml } from './html'

/** Gmail cuts a mail at 102 KB. */
const BYTES_MAX = 100_000
const REQUESTS_MAX = 60
/** In the headings, or as links. */
const OTHER_LABELS = ['Check first', 'Email', 'Pickup day', 'Arrival window', 'Move date']
/** On lines of their own. */
const NOTES = ['Note', 'As typed']
const LONG_LABELS = ['Address', ...NOTES]

export interface DaySettings {
  /** ISO date. */
  date: string
  /** Of the location: `Toronto`. */
  place: string
  lang: 'en-US' | 'en-CA'
  /** Requests of the last days that wait for the office, oldest first. */
  open: readonly Request[]
  /** Suspected spam of the last three days, oldest first. */
  held: readonly Request[]
  /** Where the office notes, moves or cancels it; '' without details. */
  getOfficeUrl: (request: Request) => string
  /** Where the office closes the day. */
  closeUrl: string
}

/** To the dispatchers of a location: a day's pickups by window, then its moves, with what a crew needs. */
export function buildDayMail(requests: readonly Request[], settings: DaySettings) {
  const { date, place, lang, getOfficeUrl } = settings
  const closeLink = { text: 'Close this day', href: settings.closeUrl }
  const due = listDue(requests, date)
  const gone = requests.filter((request) => !isDue(request, date))
  const count = describeCount(due, settings.open.length)
  const command = `npm run leads -- --day ${date}`
  const createMail = (shown: number): MailDocument => ({
    lang,
    place,
    heading: `${formatFullDate(date)}: ${count}`,
    preheader: preventLinks(due.map(({ name }) => isolate(name)).join(', ')),
    blocks: [
      ...due.slice(0, shown).map((request) => createBlock(request, settings)),
      ...(due.length > shown
        ? [createLines([[`And ${due.length - shown} more: ${command}`]])]
        : []),
      ...(gone.length > 0 ? [createLines(gone.map(describeGone), 'Not on this day anymore')] : []),
      ...(due.length > 0 ? [createParagraph('Can nobody come? ', closeLink)] : []),
      ...createListBlocks(settings.open, LISTS.open, getOfficeUrl),
      ...createListBlocks(settings.held, LISTS.held, getOfficeUrl),
    ],
    footer: [
      ['One mail a day, and a second in the morning if something changed in the night.'],
      [`What staff have entered or moved by hand may be missing: ${command}`],
    ],
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

function describeCount(requests: readonly Request[], open: number): string {
  const pickups = requests.filter(({ pickup }) => pickup).length
  const moves = requests.length - pickups
  const parts = [
    pickups > 0 && `${pickups} pickup${pickups === 1 ? '' : 's'}`,
    moves > 0 && `${moves} move${moves === 1 ? '' : 's'}`,
  ]
  if (requests.length > 0) return parts.filter(Boolean).join(', ')
  return open > 0 ? `nothing, but ${open > LISTS.open.max ? 'many' : open} still open` : 'nothing'
}

function createBlock(request: Request, { getOfficeUrl }: DaySettings): MailBlock {
  const { pickup, phone, email, reference, flags } = request
  const rows = listCrewRows(request).filter(
    ([label, text]) => text !== '' && !OTHER_LABELS.includes(label),
  )
  const facts = rows.filter(([label]) => !LONG_LABELS.includes(label))
  const place = linkAddress(request, rows).find(([label]) => label === 'Address')
  const href = getOfficeUrl(request)
  const verbs = pickup ? 'won, move or cancel' : 'won, lost or cancel'
  return createLines(
    [
      [flags.length > 0 ? `Check first: ${flags.join('; ')}` : ''],
      [
        createPhoneLink(phone),
        ...(isPhone(phone) ? [', ', { text: 'text', href: smsHref(phone) }] : []),
        ...(email ? [', ', createEmailLink(email)] : []),
        ', ',
        href ? { text: `${reference}: ${verbs}`, href } : reference,
      ],
      [place?.[1] ?? ''],
      [facts.map((row) => describeRow(row).replace(/\.$/, '')).join('; ')],
      ...rows.filter(([label]) => NOTES.includes(label)).map((row) => [describeRow(row)]),
    ],
    describeDue(request),
  )
}

const describeRow = ([label, text]: TextRow) => `${label}: ${text}`

function describeGone({
  name,
  isCancelled,
  pickup,
  state,
  staffStatus,
  changes,
}: Request): Paragraph {
  const last = changes.at(-1)
  if (last?.to === REPLACED) return [`${isolate(name)}: replaced by ${last.reference}`]
  if (staffStatus === 'lost') return [`${isolate(name)}: lost`]
  if (isCancelled) return [`${isolate(name)}: cancelled`]
  const date = formatChangedTime(state) || pickup?.dateText
  return [`${isolate(name)}: ${date ? `moved to ${date}` : 'no date anymore'}`]
}
