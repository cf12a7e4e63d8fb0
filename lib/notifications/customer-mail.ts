import { BRAND, getMailingAddress } from '@/lib/business/brand'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { listRegistrations } from '@/lib/business/registrations'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import type { Location } from '@/lib/locations/location'
import { getPaths } from '@/lib/routing/paths'
import { smsHref } from '@/lib/routing/tel-href'
import { isAhead, type Request } from '@/lib/requests/request'
import { listRows } from '@/lib/requests/rows'
import { safeLine } from '@/lib/requests/text'
import { getDocumentLanguage } from '@/lib/words/languages'
import type { Sentence } from '@/lib/words/translate'
import { formatMail } from './html'
import {
  createButton,
  createLinkParagraph,
  createParagraph,
  type MailBlock,
  type MailDocument,
  type Paragraph,
} from './mail-document'

// Anyone can type anyone's address, so a mail to a customer repeats no free text. It shows only a first name
// made of letters and the end of the phone number.

export interface CustomerMailSettings extends Pick<
  Location,
  'phone' | 'takesTexts' | 'reviewsUrl'
> {
  /** The request's city; without details a city of its location, which has the same number and hours. */
  cityKey: CityKey
  /** No trailing slash. */
  siteUrl: string
  /** Absolute, in the customer's language: the page that shows, changes and cancels the request. */
  bookingUrl: string
  /** Absolute: the page that declines optional mails. */
  declineUrl: string
  now: Date
}

interface CustomerMailContent {
  subject: string
  heading: string
  preheader: string
  blocks: readonly MailBlock[]
  isOptional?: true
}

export function formatCustomerMail(
  request: Request,
  settings: CustomerMailSettings,
  { subject, heading, preheader, blocks, isOptional }: CustomerMailContent,
) {
  const { reference, placeName, city, language, t } = request
  const mail: MailDocument = {
    lang: getDocumentLanguage(language, city?.country ?? 'usa'),
    heading,
    place: placeName,
    preheader,
    blocks,
    footer: [
      ...listFooter(request, settings),
      ...(isOptional ? [[{ text: t('No more emails like this'), href: settings.declineUrl }]] : []),
    ],
  }
  const title = t('{brand}: {subject}', { brand: BRAND.shortName, subject })
  return {
    to: request.email,
    subject: safeLine(reference ? `${title} (${reference})` : title),
    ...formatMail(mail, t),
  }
}

/** Hides the time of an unconfirmed pickup once it is over: we call to agree on another one. */
export function createAnswerRows(
  request: Request,
  { now }: Pick<CustomerMailSettings, 'now'>,
): MailBlock {
  const { city, pickup, isConfirmed, t } = request
  const isTimeOver = city && pickup?.window && !isConfirmed && !isAhead(request, now)
  const shown = isTimeOver
    ? { ...request, pickup: { ...pickup, date: '', window: undefined } }
    : request
  const booked = pickup ? 'Your pickup pass' : 'Your move'
  const title = t(isConfirmed ? booked : 'Your request')
  return { type: 'rows', rows: listRows(shown, 'customer', t), title }
}

export function listChangeBlocks(
  { kind, reference, city, placeName, t }: Request,
  { cityKey, phone, bookingUrl, takesTexts }: CustomerMailSettings,
): MailBlock[] {
  const isQuote = kind === 'quote'
  const text = isQuote ? t('See or cancel') : t('See, change or cancel')
  const question = isQuote
    ? 'Did your plans change, or did we get something wrong? Call <1>{phone}</1>{mention}.'
    : 'Questions, or did we get something wrong? Call <1>{phone}</1>{mention}.'
  const mention = reference && t(' and give us your reference')
  // We list the hours of the whole week, because the mail may be read on another day.
  const hours = formatOpeningHours(getCity(cityKey).openingHours, t)
  const blocks = [
    createLinkParagraph(t(question, { phone, mention })),
    createParagraph(
      city
        ? t('We answer the phone {hours}, {city} time.', { hours, city: placeName })
        : t('We answer the phone {hours}.', { hours }),
    ),
  ]
  if (takesTexts && reference) {
    const photo = t(
      '<1>Text us a photo at {phone}</1> with your reference, {reference}: it helps us plan the job.',
      { phone, reference },
    )
    const href = smsHref(phone, t('Photos for {reference}: ', { reference }))
    blocks.push(createLinkParagraph(photo, (link) => ({ text: link, href })))
  }
  return [createButton(text, bookingUrl), ...blocks]
}

const REASONS = {
  quote:
    'You got this email because you asked for a moving quote on {host}. It’s only about that request. If that wasn’t you, please ignore it.',
  pickup:
    'You got this email because you asked for a junk pickup on {host}. It’s only about that request. If that wasn’t you, please ignore it.',
  booking:
    'You got this email because you booked a junk pickup on {host}. It’s only about that request. If that wasn’t you, please ignore it.',
} as const satisfies Record<string, Sentence>

function listFooter(
  { kind, isConfirmed, language, t }: Request,
  { cityKey, siteUrl }: CustomerMailSettings,
): Paragraph[] {
  const city = getCity(cityKey)
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : BRAND.name.en
  const href = siteUrl + getPaths(cityKey, language).privacy
  const reason = kind === 'pickup' && isConfirmed ? 'booking' : kind
  return [
    [t(REASONS[reason], { host })],
    [`${BRAND.name[t.language]}, ${getMailingAddress(city.country)}`],
    ...listRegistrations(city, t).map(({ phrase }) => [phrase]),
    [{ text: t('Privacy policy'), href }],
  ]
}
