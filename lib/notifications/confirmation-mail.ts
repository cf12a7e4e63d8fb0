import { BRAND } from '@/lib/business/brand'
import { formatOpeningHours, formatPhoneAvailability } from '@/lib/business/opening-hours'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { NEXT_STEPS } from '@/lib/content/next-steps'
import { formatFullDate } from '@/lib/dates/format-dates'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { formatPostalCode, isPhone, isPostalCode, isZip } from '@/lib/forms/masks'
import { getPaths } from '@/lib/routing/paths'
import type { StoredRecord } from '@/lib/store/store'
import {
  createCallButton,
  createPhoneLink,
  createRows,
  formatMailText,
  type Link,
  type MailBlock,
  type Paragraph,
} from './mail-document'
import { formatMailHtml } from './html'
import { summarizeRequest, type RequestSummary } from './request-summary'
import { readBoolean, readRecord, readText, safeLine, type StoredRequest } from './stored-request'

interface ConfirmationSettings {
  /** Of the request; without details a city of its location, which has the same number and hours. */
  cityKey: CityKey
  /** The location's number, NNN-NNN-NNNN. */
  phone: string
  /** Without a trailing slash. */
  siteUrl: string
  /** When the mail is sent. */
  now: Date
}

/**
 * To the customer, about their moving quote only. Anyone can type anyone's address: the mail repeats no
 * free text, and of the person only a first name of letters and the end of the phone number.
 * Undefined for a request without a valid address.
 */
export function buildConfirmationMail(request: StoredRequest, settings: ConfirmationSettings) {
  const summary = summarizeRequest(request)
  if (summary.email === '') return undefined
  const { firstName, cityName, city } = summary
  const mail = {
    lang: city?.country === 'canada' ? ('en-CA' as const) : ('en-US' as const),
    heading: `Thank you${firstName && `, ${firstName}`}. We’ve got\u00a0it.`,
    place: cityName,
    preheader: NEXT_STEPS.quote[1],
    blocks: [
      { type: 'paragraph' as const, parts: describeRequest(summary) },
      ...listAnswerBlocks(request, summary),
      { type: 'steps' as const, title: 'What happens next', steps: NEXT_STEPS.quote },
      { type: 'paragraph' as const, parts: [describeHours(summary, settings)] },
      ...listChangeBlocks(summary, settings),
    ],
    footer: listFooter(settings),
  }
  return {
    to: summary.email,
    subject: buildSubject(summary),
    text: formatMailText(mail),
    html: formatMailHtml(mail),
  }
}

function buildSubject({ reference }: RequestSummary): string {
  const subject = `${BRAND.shortName}: we have your moving quote request`
  return safeLine(reference ? `${subject} (${reference})` : subject)
}

function describeRequest({ cityName, reference }: RequestSummary): Paragraph {
  const place = cityName ? ` in ${cityName}` : ''
  const article = `We have your request for a moving quote${place}.`
  return [reference ? `${article} Your reference is ${reference}.` : article]
}

function listAnswerBlocks(request: StoredRequest, { phone }: RequestSummary): MailBlock[] {
  const { record, details } = request
  const answers = readRecord(details, 'answers')
  const moveDate = readText(answers, 'move_date')
  const packing = readBoolean(answers, 'packing')
  const rows = createRows([
    ['Move date', isIsoDate(moveDate) ? formatFullDate(moveDate) : ''],
    ['Moving from', readCode(record, 'zip')],
    ['Moving to', readCode(record, 'zipTo')],
    ['Packing help', packing === undefined ? '' : packing ? 'Yes' : 'No'],
    ['Your phone', isPhone(phone) ? `Ends in ${phone.slice(-4)}` : ''],
  ])
  return [{ type: 'rows', title: 'Your request', rows }]
}

function readCode(record: StoredRecord, field: string): string {
  const code = readText(record, field)
  return isZip(code) || isPostalCode(code) ? formatPostalCode(code) : ''
}

function describeHours(
  { city, cityName }: RequestSummary,
  { cityKey, now }: ConfirmationSettings,
): string {
  const hours = getCity(cityKey).openingHours
  const week = `Our phone hours: ${formatOpeningHours(hours)}.`
  if (!city) return week
  return `${formatPhoneAvailability(cityName, hours, getWallClock(now, city.timeZone))} ${week}`
}

function listChangeBlocks(
  { reference }: RequestSummary,
  { phone }: ConfirmationSettings,
): MailBlock[] {
  const mention = reference ? `, and mention ${reference}` : ''
  const question = 'Did your plans change, or did we get something wrong? Call '
  return [
    { type: 'paragraph', parts: [question, createPhoneLink(phone), `${mention}.`] },
    ...createCallButton(phone),
  ]
}

function listFooter({ cityKey, siteUrl }: ConfirmationSettings): Paragraph[] {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : BRAND.name
  const privacy: Link = { text: 'Privacy policy', href: siteUrl + getPaths(cityKey).privacy }
  return [
    [
      `You got this email because you asked for a moving quote on ${host}. It’s only about that request. If that wasn’t you, please ignore it.`,
    ],
    [`${BRAND.name}, ${BRAND.mailingAddress}`],
    [privacy],
  ]
}
