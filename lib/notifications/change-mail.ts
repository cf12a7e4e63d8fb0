import { UNCONFIRMED_TEXT } from '@/lib/content/next-steps'
import { formatFullDate } from '@/lib/dates/format-dates'
import { CANCELLED, type RequestChange } from '@/lib/requests/change'
import { formatChangedTime } from '@/lib/requests/change-words'
import { describePickupTime, type Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { getStatusWords } from '@/lib/requests/status'
import { getPaths } from '@/lib/routing/paths'
import type { Translate } from '@/lib/words/translate'
import { getTranslate } from '@/lib/words/words'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createButton, createLinkParagraph, createParagraph } from './mail-document'
import { listPickupAttachments } from './pickup-calendar'

/** To the customer, after a move or a cancellation. */
export function buildChangeMail(
  request: Request,
  change: RequestChange,
  settings: CustomerMailSettings,
) {
  const { pickup } = request
  const mail =
    pickup && change.to !== CANCELLED
      ? formatMove(request, pickup, change, settings)
      : formatCancellation(request, change, settings)
  return { ...mail, attachments: listPickupAttachments(request, settings) }
}

function formatCancellation(
  request: Request,
  { from, by }: RequestChange,
  settings: CustomerMailSettings,
) {
  const { placeName, pickup, language } = request
  const { cityKey, phone, siteUrl } = settings
  const t = getTranslate(language)
  const { subject = '' } = getStatusWords(request, 'cancelled', t)
  const time = formatChangedTime(from, formatFullDate, t)
  const values = {
    place: placeName && t(' in {city}', { city: placeName }),
    when: time && t(' on {time}', { time }),
  }
  const paths = getPaths(cityKey, language)
  const isOffice = by === 'office'
  const { heading, news, then, again } = pickup
    ? {
        heading: t('Your pickup is cancelled.'),
        news: isOffice
          ? t('Our office cancelled your junk pickup{place}{when}.', values)
          : t('You cancelled your junk pickup{place}{when}.', values),
        then: t(
          'No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.',
        ),
        again: createButton(t('Book another pickup'), siteUrl + paths.bookNow),
      }
    : {
        heading: t('Your request is cancelled.'),
        news: isOffice
          ? t('Our office cancelled your request for a moving quote{place}.', values)
          : t('You cancelled your request for a moving quote{place}.', values),
        then: t('We won’t call you about it.'),
        again: createButton(t('Get another quote'), siteUrl + paths.home),
      }
  return formatCustomerMail(request, settings, {
    subject,
    heading,
    preheader: `${news} ${then}`,
    blocks: [
      createParagraph(`${news} ${then}`),
      createLinkParagraph(
        isOffice
          ? t('Would another day suit you? Start again below, or call <1>{phone}</1>.', { phone })
          : t('Changed your mind? Start again below, or call <1>{phone}</1>.', { phone }),
      ),
      again,
    ],
  })
}

function formatMove(
  request: Request,
  pickup: Pickup,
  { from, by }: RequestChange,
  settings: CustomerMailSettings,
) {
  const t = getTranslate(request.language)
  const isOpen = request.mustBeConfirmed
  const time = describePickupTime(pickup, request.city, t)
  const before = formatChangedTime(from, formatFullDate, t)
  return formatCustomerMail(request, settings, {
    subject: isOpen ? t('we have your new pickup time') : t('your pickup has a new time'),
    heading: isOpen ? t('We’ve got your new time.') : t('Your pickup has a new time.'),
    preheader: time,
    blocks: [
      createParagraph(describeMove(isOpen, by === 'office', time, t)),
      ...(before ? [createParagraph(t('Before, it was {time}.', { time: before }))] : []),
      createAnswerRows(request),
      ...listChangeBlocks(request, settings),
    ],
  })
}

function describeMove(isOpen: boolean, isOffice: boolean, time: string, t: Translate): string {
  if (isOpen) {
    const news = isOffice
      ? t('Our office noted another time for you: {time}.', { time })
      : t('You asked for another time: {time}.', { time })
    return `${news} ${t(UNCONFIRMED_TEXT)}`
  }
  const news = isOffice
    ? t('Our office moved your junk pickup. It’s now {time}.', { time })
    : t('Your junk pickup is now {time}.', { time })
  return `${news} ${t('To update your calendar, open the attached file.')}`
}
