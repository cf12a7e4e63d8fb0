import { isPhone } from '@/lib/forms/masks'
import type { StoredRecord } from '@/lib/store/store'
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
import { describeChange, formatPickupTime, nameChange } from './request-change'
import { formatAddress, listAnswers, NOT_GIVEN, listFlags } from './request-rows'
import {
  buildSubject,
  formatInstant,
  formatKindAndCity,
  summarizeRequest,
  type RequestSummary,
} from './request-summary'
import {
  preventLinks,
  readBoolean,
  readRecord,
  readText,
  type StoredRequest,
} from './stored-request'
import { describeSource } from './touch-source'

/** To the dispatcher: what the crew needs first, where the request came from last. */
export function buildDispatchMail(request: StoredRequest) {
  const summary = summarizeRequest(request)
  const mail = buildDocument(request, summary)
  return {
    subject: buildSubject(request, summary),
    text: formatMailText(mail),
    html: formatMailHtml(mail),
    // The customer's address.
    ...(summary.email && { replyTo: summary.email }),
  }
}

function buildDocument(request: StoredRequest, summary: RequestSummary): MailDocument {
  const flags = listFlags(request.details).join('. ')
  const sent = summary.sentAt && `Sent ${summary.sentAt}`
  const { phone, email } = summary
  const { change } = request
  return {
    lang: summary.city?.country === 'canada' ? 'en-CA' : 'en-US',
    heading: [change && nameChange(change), formatKindAndCity(summary)].filter(Boolean).join(': '),
    place: summary.cityName,
    preheader: [change && describeChange(change), flags, sent].filter(Boolean).join('. '),
    blocks: [
      createRows([
        ['Was', formatPickupTime(change?.from)],
        ['Now', formatPickupTime(change?.to)],
        ['Name', preventLinks(summary.name)],
        ['Phone', createPhoneLink(preventLinks(phone))],
        ['Email', email && createEmailLink(email)],
      ]),
      ...(isPhone(phone) ? [createCallButton(phone)] : []),
      createRows(
        [...listLinkedAnswers(request), ['Check first', flags]],
        summary.kind === 'quote' ? 'The move' : 'The pickup',
      ),
      createRows(listMarketing(request, summary), 'Marketing'),
    ],
    footer: [[sent], [summary.reference && `Reference: ${summary.reference}`]],
  }
}

/** The address opens a map, without the unit, which maps take for a part of the street. */
function listLinkedAnswers(request: StoredRequest): Row[] {
  const address = readRecord(request.record, 'cus_address')
  const place = formatAddress({ ...address, unit: '' })
  return listAnswers(request)
    .filter(([, text]) => text !== NOT_GIVEN)
    .map(([label, text]) => [label, label === 'Address' ? createMapLink(text, place) : text])
}

/** Consent, then where the request came from: by the last visit, which advertisers bill. */
function listMarketing({ details }: StoredRequest, { city }: RequestSummary): Row[] {
  const attribution = readRecord(details, 'attribution')
  const [first, last] = [readRecord(attribution, 'first'), readRecord(attribution, 'last')]
  const isFirst = readText(first, 'at') === readText(last, 'at')
  const firstAt = formatInstant(readText(first, 'at'), city?.timeZone)
  const firstVisit = [firstAt, formatSource(first), formatCampaign(first)].filter(Boolean)
  return [
    ['Offers by text', formatConsent(readRecord(details, 'consent'))],
    ['Came from', formatSource(last)],
    ['Campaign', formatCampaign(last)],
    ['Keyword', preventLinks(readText(last, 'utm_term'))],
    ['First visit', isFirst ? '' : firstVisit.join(', ')],
  ]
}

function formatConsent(consent: StoredRecord): string {
  const marketing = readBoolean(consent, 'marketing')
  if (marketing === undefined) return 'Unknown, so send none'
  return marketing ? 'Yes' : 'No'
}

/** '' if unknown. A referrer is the name of any host. */
function formatSource(touch: StoredRecord): string {
  const { source } = describeSource(touch)
  if (source === 'unknown') return ''
  return source === 'direct' ? 'Typed address or bookmark' : preventLinks(source)
}

function formatCampaign(touch: StoredRecord): string {
  return preventLinks(readText(touch, 'utm_campaign') || readText(touch, 'utm_id'))
}
