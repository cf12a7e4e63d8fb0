import 'server-only'
import { formatFullDate, formatShortDate } from '@/lib/dates/format-dates'
import { isPhone } from '@/lib/forms/masks'
import { describeDue } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { listCrewRows, type TextRow } from '@/lib/requests/rows'
import { isolate, preventLinks, safeLine } from '@/lib/requests/text'
import { smsHref } from '@/lib/routing/tel-href'
import { getAreaCity, isAreaKey } from '@/lib/cities/location-cities'
import { getWallClock } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import { readDeskEpoch } from '@/lib/locations/desk-epoch'
import { readFields } from '@/lib/locations/location'
import { describeCall, listDesk } from '@/lib/requests/desk-index'
import { loadDue, loadToDo, type DeskRow } from '@/lib/requests/load-desk'
import { createDeskLink } from '@/lib/security/signed-links'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { formatCrewSheet, type CrewSheet } from './crew-sheet'
import { createListBlocks, linkReference } from './day-lists'
import { linkAddress } from './dispatcher-mail'
import { formatMailHtml } from './html'
import {
  createButton,
  createEmailLink,
  createLines,
  createPhoneLink,
  formatMailText,
  type MailBlock,
  type MailDocument,
} from './mail-document'
import { makeMessageId } from './mailer'
import { messageId, type OutboxEntry } from './outbox'
import { mailDispatchers } from './send-to-dispatchers'

/** Gmail cuts a mail at 102 KB. */
const BYTES_MAX = 100_000
const REQUESTS_MAX = 60
/** Rows that the mail shows elsewhere or does not need. */
const OTHER_LABELS = ['Check first', 'Email', 'Pickup day', 'Arrival window', 'Move date']
const NOTES = ['Note']
const LONG_LABELS = ['Address', ...NOTES]

export interface DaySettings extends CrewSheet {
  toDo: readonly Request[]
  more: number
  deskUrl: string
  now: number
}

export function buildDayMail(due: readonly Request[], settings: DaySettings) {
  const { date, place, lang, toDo, more, deskUrl, now } = settings
  const count = describeCount(due, toDo.length + more)
  const createMail = (shown: number): MailDocument => ({
    lang,
    place,
    heading: `${formatFullDate(date)}: ${count}`,
    preheader: preventLinks(due.map(({ name }) => isolate(name)).join(', ')),
    blocks: [
      createButton('Open the desk', deskUrl),
      ...due.slice(0, shown).map(createBlock),
      ...(due.length > shown
        ? [createLines([[`And ${due.length - shown} more at the desk`]])]
        : []),
      ...createListBlocks(toDo, { title: 'To do', now, more }),
    ],
    footer: [
      ['One mail a day, and a second in the morning if something changed in the night.'],
      ['Who has this mail can open the desk: do not forward it.'],
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
    attachments: listSheets(due, settings),
  }
}

/** With the sheet attached, the office can work while the site is down. */
function listSheets(due: readonly Request[], sheet: CrewSheet) {
  if (due.length === 0) return []
  const contentType = 'text/html; charset=utf-8'
  const content = formatCrewSheet(due, sheet)
  return [{ filename: `crew-sheet-${sheet.date}.html`, content, contentType }]
}

function describeCount(due: readonly Request[], waiting: number): string {
  const pickups = due.filter(({ pickup }) => pickup).length
  const moves = due.length - pickups
  const parts = [
    pickups > 0 && `${pickups} pickup${pickups === 1 ? '' : 's'}`,
    moves > 0 && `${moves} move${moves === 1 ? '' : 's'}`,
    due.length === 0 && 'nothing planned',
    waiting > 0 && `${waiting} to do`,
  ]
  return parts.filter(Boolean).join(', ')
}

function createBlock(request: Request): MailBlock {
  const { phone, email, flags } = request
  const rows = listCrewRows(request).filter(
    ([label, text]) => text !== '' && !OTHER_LABELS.includes(label),
  )
  const facts = rows.filter(([label]) => !LONG_LABELS.includes(label))
  const place = linkAddress(request, rows).find(([label]) => label === 'Address')
  return createLines(
    [
      [flags.length > 0 ? `Check first: ${flags.join('; ')}` : ''],
      [
        createPhoneLink(phone),
        ...(isPhone(phone) ? [', ', { text: 'text', href: smsHref(phone) }] : []),
        ...(email ? [', ', createEmailLink(email)] : []),
        ', ',
        linkReference(request),
      ],
      [place?.[1] ?? ''],
      [facts.map((row) => describeRow(row).replace(/\.$/, '')).join('; ')],
      ...rows.filter(([label]) => NOTES.includes(label)).map((row) => [describeRow(row)]),
    ],
    describeDue(request),
  )
}

const describeRow = ([label, text]: TextRow) => `${label}: ${text}`

const TO_DO_MAX = 20

/** @returns 'late' if the day is over @throws Error without personal data */
export async function sendDayMail(ops: Store, entry: OutboxEntry): Promise<'done' | 'late'> {
  const { at, date = '', area } = entry
  if (!isAreaKey(area)) return 'done'
  const { city } = getAreaCity(area)
  const toDate = (time: number) => getWallClock(new Date(time), city.timeZone).date
  const now = Date.now()
  const { dayMail } = await readFields(ops, area, now + STORE_TIMEOUT_MS)
  if (dayMail === undefined) return 'done'
  if (date < toDate(now)) return 'late'
  const entries = await listDesk(ops, area)
  const due = await loadDue(ops, entries, date)
  const { rows, more } = await loadToDo(ops, entries, TO_DO_MAX)
  const toDo = rows.flatMap((row) => flagCall(row, new Date(now)))
  // The morning's mail corrects the evening's, so it goes out even if nothing is left.
  const isCorrection = toDate(Date.parse(at)) === date
  if (due.length + toDo.length === 0 && !isCorrection) return 'done'
  const mail = buildDayMail(due, {
    ...{ date, now, more, place: city.locationName },
    lang: city.country === 'canada' ? 'en-CA' : 'en-US',
    toDo,
    deskUrl: SITE_URL + createDeskLink(area, await readDeskEpoch(ops, area), now),
  })
  const mailId = makeMessageId(messageId(entry), 'email')
  await mailDispatchers(ops, area, { ...mail, messageId: mailId }, Date.parse(at))
  return 'done'
}

/** Adds the reason to call the customer; skips a request whose mail may still be on its way. */
function flagCall({ request, outcome, waitsFor }: DeskRow, now: Date): Request[] {
  const call = describeCall(request, outcome, now)
  if (waitsFor === 'call' && !call) return []
  return [call ? { ...request, flags: [`Call them: ${call}`, ...request.flags] } : request]
}
