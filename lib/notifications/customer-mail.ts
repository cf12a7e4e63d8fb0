import { BRAND } from '@/lib/business/brand'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import type { Location } from '@/lib/locations/location'
import { getPaths } from '@/lib/routing/paths'
import { photoHref } from '@/lib/routing/tel-href'
import type { Request } from '@/lib/requests/request'
import { listRows } from '@/lib/requests/rows'
import { safeLine } from '@/lib/requests/text'
import { formatMailHtml } from './html'
import {
  createButton,
  createParagraph,
  createPhoneLink,
  createRows,
  formatMailText,
  type Link,
  type MailBlock,
  type Paragraph,
} from './mail-document'

// Anyone can type anyone's address: a mail to a customer repeats no free text, and of the person only a
// first name of letters and the end of the phone number.

export interface CustomerMailSettings extends Pick<
  Location,
  'phone' | 'takesTexts' | 'reviewsUrl'
> {
  /** Of the request; without details a city of its location, which has the same number and hours. */
  cityKey: CityKey
  /** Without a trailing slash. */
  siteUrl: string
  /** Where the customer sees, changes and cancels the request; absolute. */
  bookingUrl: string
  /** Where the customer says no to mails that the request does not need; absolute. */
  declineUrl: string
  now: Date
}

interface CustomerMailContent {
  subject: string
  heading: string
  preheader: string
  blocks: readonly MailBlock[]
  /** The request itself does not need this mail. */
  isOptional?: true
}

export function formatCustomerMail(
  request: Request,
  settings: CustomerMailSettings,
  { subject, heading, preheader, blocks, isOptional }: CustomerMailContent,
) {
  const { reference, cityName, city } = request
  const mail = {
    lang: city?.country === 'canada' ? ('en-CA' as const) : ('en-US' as const),
    heading,
    place: cityName,
    preheader,
    blocks,
    footer: [
      ...listFooter(request, settings),
      ...(isOptional ? [[{ text: 'No more emails like this', href: settings.declineUrl }]] : []),
    ],
  }
  const title = `${BRAND.shortName}: ${subject}`
  return {
    to: request.email,
    subject: safeLine(reference ? `${title} (${reference})` : title),
    text: formatMailText(mail),
    html: formatMailHtml(mail),
  }
}

export function createAnswerRows(request: Request): MailBlock {
  const isBooked = request.kind === 'pickup' && !request.mustBeConfirmed
  return createRows(listRows(request, 'customer'), isBooked ? 'Your pickup pass' : 'Your request')
}

export function listChangeBlocks(
  { kind, reference, city, cityName }: Request,
  { cityKey, phone, bookingUrl, takesTexts }: CustomerMailSettings,
): MailBlock[] {
  const isQuote = kind === 'quote'
  const text = isQuote ? 'See or cancel' : 'See, change or cancel'
  const question = isQuote
    ? 'Did your plans change, or did we get something wrong? Call '
    : 'Questions, or did we get something wrong? Call '
  const mention = reference && ' and give us your reference'
  // The mail may be read on another day.
  const hours = `We answer the phone ${formatOpeningHours(getCity(cityKey).openingHours)}`
  const blocks = [
    createParagraph(question, createPhoneLink(phone), `${mention}.`),
    createParagraph(city ? `${hours}, ${cityName} time.` : `${hours}.`),
  ]
  if (takesTexts && reference) {
    const link = { text: `Text us a photo at ${phone}`, href: photoHref(phone, reference) }
    const reason = ` with your reference, ${reference}: it helps us plan the job.`
    blocks.push(createParagraph(link, reason))
  }
  return [createButton(text, bookingUrl), ...blocks]
}

function listFooter({ kind }: Request, { cityKey, siteUrl }: CustomerMailSettings): Paragraph[] {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : BRAND.name
  const privacy: Link = { text: 'Privacy policy', href: siteUrl + getPaths(cityKey).privacy }
  const reason = kind === 'quote' ? 'asked for a moving quote' : 'booked a junk pickup'
  return [
    [
      `You got this email because you ${reason} on ${host}. It’s only about that request. If that wasn’t you, please ignore it.`,
    ],
    [`${BRAND.name}, ${BRAND.mailingAddress}`],
    [privacy],
  ]
}
