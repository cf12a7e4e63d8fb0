import { BRAND } from '@/lib/business/brand'
import {
  formatOpeningHours,
  formatPhoneAvailability,
  type OpeningHours,
} from '@/lib/business/opening-hours'
import { NEXT_STEPS } from '@/lib/content/next-steps'
import { getWallClock } from '@/lib/dates/wall-clock'
import { PRIVACY_PATH } from '@/lib/routing/paths'
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
import { listAnswers, NOT_GIVEN } from './request-rows'
import { summarizeRequest, type RequestSummary } from './request-summary'
import { hidePhoneNumbers, safeLine, type StoredRequest } from './stored-request'

interface ConfirmationSettings {
  /** The location's number, NNN-NNN-NNNN. */
  phone: string
  hours: OpeningHours
  /** Without a trailing slash. */
  siteUrl: string
  /** When the mail is sent. */
  now: Date
}

/**
 * To the customer, about their moving quote only. Anyone can type anyone's address: the mail repeats no
 * text that works as a link or a number to call, and holds no whole phone number of a person.
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
  const answers = listAnswers(request).filter(([, value]) => value !== NOT_GIVEN)
  const rows = answers.map(([label, value]) => [label, hidePhoneNumbers(value)] as const)
  const lastDigits = /\d{4}$/.exec(phone)?.[0]
  const phoneRow = lastDigits ? ([['Your phone', `Ends in ${lastDigits}`]] as const) : []
  return [{ type: 'rows', title: 'What you told us', rows: createRows([...rows, ...phoneRow]) }]
}

function describeHours(
  { city, cityName }: RequestSummary,
  { hours, now }: ConfirmationSettings,
): string {
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

function listFooter({ siteUrl }: ConfirmationSettings): Paragraph[] {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : BRAND.name
  const privacy: Link = { text: 'Privacy policy', href: `${siteUrl}${PRIVACY_PATH}` }
  return [
    [
      `You got this email because you asked for a moving quote on ${host}. It’s only about that request. If that wasn’t you, please ignore it.`,
    ],
    [`${BRAND.name}, ${BRAND.mailingAddress}`],
    [privacy],
  ]
}
