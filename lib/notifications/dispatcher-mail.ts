import { BRAND } from '@/lib/business/brand'
import { isPhone } from '@/lib/forms/masks'
import { formatChangedTime } from '@/lib/requests/change'
import { formatInstant, formatSentAt } from '@/lib/requests/instants'
import { formatAddress } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { joinSentences, preventLinks } from '@/lib/requests/text'
import { listRows, type TextRow } from '@/lib/requests/rows'
import type { Touch } from '@/lib/requests/touch'
import { smsHref, telHref } from '@/lib/routing/tel-href'
import { getDocumentLanguage } from '@/lib/words/languages'
import { buildSubject, describeNews, formatKindAndCity, listNotices, nameNews } from './headlines'
import { startOfNote, createDeskRequestUrl } from './day-lists'
import { formatMail } from './html'
import {
  createButton,
  createEmailLink,
  createMapLink,
  createParagraph,
  createPhoneLink,
  createRows,
  type MailBlock,
  type MailDocument,
  type Row,
} from './mail-document'

export interface DispatchSettings {
  /** The customer's own page, absolute; missing when the request has no details. */
  bookingUrl?: string
  recentRequests?: number
}

export function buildDispatchMail(request: Request, settings: DispatchSettings = {}) {
  const { city, cityName, name, phone, email, reference, change, replaces } = request
  const isWhole = ([label, text]: TextRow) => label !== 'Note' || text !== startOfNote(request)
  const notices = listNotices(request, settings.recentRequests ?? 1)
  const first = joinSentences(notices)
  const sentAt = formatSentAt(request)
  const changedAt = change && formatInstant(change.at, city?.timeZone)
  const sent = changedAt ? `Changed ${changedAt}` : sentAt && `Sent ${sentAt}`
  const mail: MailDocument = {
    lang: getDocumentLanguage('en', city?.country ?? 'usa'),
    heading: [nameNews(request), formatKindAndCity(request)].filter(Boolean).join(': '),
    place: cityName,
    preheader: joinSentences([
      describeNews(request),
      first,
      preventLinks(startOfNote(request)),
      sent,
    ]),
    blocks: [
      createRows([
        ['Check first', first],
        ['Replaces', replaces],
        ['Was', formatChangedTime(change?.from)],
        ['Now', formatChangedTime(change?.to)],
        ['Name', name],
        ['Phone', createPhoneLink(phone)],
        ['Email', email && createEmailLink(email)],
        ['Note', startOfNote(request)],
      ]),
      ...(isPhone(phone) ? [createButton(`Call ${phone}`, telHref(phone))] : []),
      ...listLinks(request, settings),
      createRows(
        linkAddress(request, listRows(request, 'office').filter(isWhole)),
        request.kind === 'quote' ? 'The move' : 'The pickup',
      ),
      createRows(listMarketing(request), 'Marketing'),
    ],
    footer: [[sent], [reference && `Reference: ${reference}`]],
  }
  return {
    subject: buildSubject(request, notices),
    ...formatMail(mail),
    ...(email && { replyTo: email }),
  }
}

function listLinks(request: Request, { bookingUrl = '' }: DispatchSettings): MailBlock[] {
  const { phone, isCancelled } = request
  const deskUrl = createDeskRequestUrl(request)
  const isTexted = bookingUrl !== '' && !isCancelled && isPhone(phone)
  const text = isTexted ? formatText(request, bookingUrl) : ''
  return [
    ...(text ? [createParagraph({ text: `Text ${phone}`, href: smsHref(phone, text) })] : []),
    ...(deskUrl ? [createParagraph({ text: 'Open it at the desk', href: deskUrl })] : []),
  ]
}

function formatText({ kind, firstName, reference, t }: Request, bookingUrl: string): string {
  const values = {
    name: firstName && ` ${firstName}`,
    brand: BRAND.shortName,
    reference: reference && ` ${reference}`,
    bookingUrl,
  }
  return kind === 'quote'
    ? t(
        'Hello{name}, this is {brand} about your moving quote{reference}. See it, or cancel it here: {bookingUrl}',
        values,
      )
    : t(
        'Hello{name}, this is {brand} about your pickup{reference}. See it, or move or cancel it here: {bookingUrl}',
        values,
      )
}

/** Links the address to a map, without the unit, which maps read as part of the street. */
export function linkAddress({ pickup }: Request, rows: readonly TextRow[]): Row[] {
  const place = pickup && formatAddress({ ...pickup.address, unit: '' })
  return rows.map(([label, text]) => [
    label,
    place && label === 'Address' ? createMapLink(text, place) : text,
  ])
}

/** The source is the last visit's, because advertisers bill that one. */
export function listMarketing({ consent, attribution: { first, last }, city }: Request): Row[] {
  const firstAt = formatInstant(first.at, city?.timeZone)
  const firstVisit = [firstAt, formatSource(first), first.campaign].filter(Boolean)
  return [
    ['Offers by text', formatConsent(consent?.marketing)],
    ['Came from', formatSource(last)],
    ['Campaign', last.campaign],
    ['Keyword', last.keyword],
    ['First visit', first.at === last.at ? '' : firstVisit.join(', ')],
  ]
}

function formatConsent(marketing: boolean | undefined): string {
  if (marketing === undefined) return 'Unknown, so send none'
  return marketing ? 'Yes' : 'No'
}

function formatSource({ source }: Touch): string {
  if (source === 'unknown') return ''
  return source === 'direct' ? 'Typed address or bookmark' : source
}
