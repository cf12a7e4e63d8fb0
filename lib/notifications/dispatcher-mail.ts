import { isPhone } from '@/lib/forms/masks'
import { formatChangedTime } from '@/lib/requests/change-words'
import { formatInstant, formatSentAt } from '@/lib/requests/instants'
import { formatAddress } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { listRows } from '@/lib/requests/rows'
import type { Touch } from '@/lib/requests/touch'
import { buildSubject, describeNews, formatKindAndCity, nameNews } from './headlines'
import { formatMailHtml } from './html'
import {
  createCallButton,
  createEmailLink,
  createMapLink,
  createPhoneLink,
  createRows,
  formatMailText,
  type MailDocument,
  type Row,
} from './mail-document'

/** To the dispatcher: what the crew needs first, where the request came from last. */
export function buildDispatchMail(request: Request) {
  const mail = buildDocument(request)
  return {
    subject: buildSubject(request),
    text: formatMailText(mail),
    html: formatMailHtml(mail),
    ...(request.email && { replyTo: request.email }),
  }
}

function buildDocument(request: Request): MailDocument {
  const { city, cityName, name, phone, email, reference, change, replaces } = request
  const flags = request.flags.join('. ')
  const sentAt = formatSentAt(request)
  const changedAt = change && formatInstant(change.at, city?.timeZone)
  const sent = changedAt ? `Changed ${changedAt}` : sentAt && `Sent ${sentAt}`
  return {
    lang: city?.country === 'canada' ? 'en-CA' : 'en-US',
    heading: [nameNews(request), formatKindAndCity(request)].filter(Boolean).join(': '),
    place: cityName,
    preheader: [describeNews(request), flags, sent].filter(Boolean).join('. '),
    blocks: [
      createRows([
        ['Check first', flags],
        ['Replaces', replaces],
        ['Was', formatChangedTime(change?.from)],
        ['Now', formatChangedTime(change?.to)],
        ['Name', name],
        ['Phone', createPhoneLink(phone)],
        ['Email', email && createEmailLink(email)],
      ]),
      ...(isPhone(phone) ? [createCallButton(phone)] : []),
      createRows(listLinkedRows(request), request.kind === 'quote' ? 'The move' : 'The pickup'),
      createRows(listMarketing(request), 'Marketing'),
    ],
    footer: [[sent], [reference && `Reference: ${reference}`]],
  }
}

/** The address opens a map, without the unit, which maps take for a part of the street. */
function listLinkedRows(request: Request): Row[] {
  const { pickup } = request
  const place = pickup && formatAddress({ ...pickup.address, unit: '' })
  return listRows(request, 'office').map(([label, text]) => [
    label,
    place && label === 'Address' ? createMapLink(text, place) : text,
  ])
}

/** Consent, then where the request came from: by the last visit, which advertisers bill. */
function listMarketing({ consent, attribution: { first, last }, city }: Request): Row[] {
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
