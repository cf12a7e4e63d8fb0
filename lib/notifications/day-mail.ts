import { formatFullDate, formatShortDate } from '@/lib/dates/format-dates'
import { getWallClock } from '@/lib/dates/wall-clock'
import { isPhone } from '@/lib/forms/masks'
import { REPLACED } from '@/lib/requests/change'
import { formatChangedTime } from '@/lib/requests/change-words'
import { describeDue, isDue, listDue } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { listCrewRows } from '@/lib/requests/rows'
import { preventLinks, safeLine } from '@/lib/requests/text'
import {
  createEmailLink,
  createPhoneLink,
  createRows,
  formatMailText,
  type MailBlock,
  type MailDocument,
  type Row as MailRow,
} from './mail-document'
import { smsHref } from '@/lib/routing/tel-href'
import { linkAddress } from './dispatcher-mail'
import { formatMailHtml } from './html'

/** Gmail cuts a mail at 102 KB. */
const BYTES_MAX = 100_000
const REQUESTS_MAX = 60
/** More are counted only as more. */
export const OPEN_MAX = 20
export const HELD_MAX = 10
/** In the headings, or as links. */
const OTHER_LABELS = ['Check first', 'Email', 'Pickup day', 'Arrival window', 'Move date']

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
      ...(due.length > 0 ? [createRows([['Can nobody come?', closeLink]])] : []),
      ...createListBlocks(settings.open, LISTS.open, getOfficeUrl),
      ...createListBlocks(settings.held, LISTS.held, getOfficeUrl),
    ],
    footer: [
      ['One mail a day, and a second in the morning if something changed in the night.'],
      [`What staff have entered or moved by hand may be missing: npm run leads -- --day ${date}`],
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

const describeMore = (count: number, date: string) =>
  `${count} more: npm run leads -- --day ${date}`

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
  const { pickup, phone, email, reference, flags } = request
  const rows = listCrewRows(request).filter(([label]) => !OTHER_LABELS.includes(label))
  const href = getOfficeUrl(request)
  const verbs = pickup ? 'won, move or cancel' : 'won, lost or cancel'
  return createRows(
    [
      ['Check first', flags.join('; ')],
      ['Phone', createPhoneLink(phone)],
      ['Text', isPhone(phone) ? { text: `Text ${phone}`, href: smsHref(phone) } : ''],
      ['Email', email && createEmailLink(email)],
      ...linkAddress(request, rows),
      ['Reference', href ? { text: `${reference}: ${verbs}`, href } : reference],
    ],
    describeDue(request),
  )
}

interface List {
  title: string
  max: number
  verbs: string
  command: string
  describe: (request: Request) => string
}

const LISTS = {
  open: {
    title: 'Still open',
    max: OPEN_MAX,
    verbs: 'Called, won, lost or cancel',
    command: 'npm run leads',
    describe({ kind, at, city }) {
      const day = city && at > 0 ? getWallClock(new Date(at), city.timeZone).date : ''
      const what = kind === 'pickup' ? 'junk pickup' : 'moving quote'
      return [what, day && formatShortDate(day)].filter(Boolean).join(', ')
    },
  },
  /** A person may be among them. */
  held: {
    title: 'Suspected spam',
    max: HELD_MAX,
    verbs: 'Read it, or release it',
    command: 'npm run leads -- --quarantine',
    describe: ({ suspicions }) => suspicions.join(', '),
  },
} satisfies Record<string, List>

function createListBlocks(
  requests: readonly Request[],
  { title, max, verbs, command, describe }: List,
  getOfficeUrl: DaySettings['getOfficeUrl'],
): MailBlock[] {
  if (requests.length === 0) return []
  const rows = requests.slice(0, max).flatMap((request): MailRow[] => {
    const { name, phone, note, suspicions, reference } = request
    const href = getOfficeUrl(request)
    return [
      [`${name} (${describe(request)})`, createPhoneLink(phone)],
      ['Note', suspicions.length > 0 ? note : ''],
      [reference, href && { text: verbs, href }],
    ]
  })
  const more: MailRow[] = requests.length > max ? [['And', `more: ${command}`]] : []
  return [createRows([...rows, ...more], title)]
}

function describeGone({
  name,
  isCancelled,
  pickup,
  state,
  staffStatus,
  changes,
}: Request): readonly [string, string] {
  const last = changes.at(-1)
  if (last?.to === REPLACED) return [name, `Replaced by ${last.reference}`]
  if (staffStatus === 'lost') return [name, 'Lost']
  if (isCancelled) return [name, 'Cancelled']
  const date = formatChangedTime(state) || pickup?.dateText
  return [name, date ? `Moved to ${date}` : 'No date anymore']
}
