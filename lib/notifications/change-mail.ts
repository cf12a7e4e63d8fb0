import { UNCONFIRMED_TEXT } from '@/lib/content/next-steps'
import { formatLongDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { CANCELLED, type RequestChange } from '@/lib/requests/change'
import { formatChangedTime } from '@/lib/requests/change-words'
import { describePickupTime, type Pickup } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { getStatusWords } from '@/lib/requests/status'
import { getPaths } from '@/lib/routing/paths'
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
  const { placeName, pickup, language, t } = request
  const { cityKey, phone, siteUrl } = settings
  // Only a confirmed move has a day.
  const isMove = !pickup && isIsoDate(from)
  const { subject = '' } = getStatusWords(request, 'cancelled', t)
  const place = placeName && t(' in {city}', { city: placeName })
  const time = formatChangedTime(from, formatLongDate, t)
  const when = time && t(' on {time}', { time })
  const paths = getPaths(cityKey, language)
  const again = pickup
    ? createButton(t('Book another pickup'), siteUrl + paths.bookNow)
    : createButton(t('Get another quote'), siteUrl + paths.home)
  const who = by === 'office' ? 'Our office' : 'You'
  const introduction = pickup
    ? `${t(`${who} cancelled your junk pickup{place}{when}.`, { place, when })} ${t('No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.')}`
    : isMove
      ? t(`${who} cancelled your move{place} on {time}.`, { place, time })
      : `${t(`${who} cancelled your request for a moving quote{place}.`, { place })} ${t('We won’t call you about it.')}`
  const reason = by === 'office' ? 'Would another day suit you?' : 'Changed your mind?'
  return formatCustomerMail(request, settings, {
    subject: isMove ? t('your move is cancelled') : subject,
    heading: t(`Your ${pickup ? 'pickup' : isMove ? 'move' : 'request'} is cancelled.`),
    preheader: introduction,
    blocks: [
      createParagraph(introduction),
      createLinkParagraph(t(`${reason} Start again below, or call <1>{phone}</1>.`, { phone })),
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
  const { city, isConfirmed, t } = request
  const time = describePickupTime(pickup, city, t)
  const before = formatChangedTime(from, formatLongDate, t)
  const introduction = !isConfirmed
    ? `${t(`${by === 'office' ? 'Our office noted another time for you' : 'You asked for another time'}: {time}.`, { time })} ${t(UNCONFIRMED_TEXT)}`
    : t(
        `${by === 'office' ? 'Our office moved your junk pickup. It’s' : 'Your junk pickup is'} now {time}. To update your calendar, open the attached file.`,
        { time },
      )
  return formatCustomerMail(request, settings, {
    subject: isConfirmed ? t('your pickup has a new time') : t('we have your new pickup time'),
    heading: isConfirmed ? t('Your pickup has a new time.') : t('We’ve got your new time.'),
    preheader: time,
    blocks: [
      createParagraph(introduction),
      ...(before ? [createParagraph(t('Before, it was {time}.', { time: before }))] : []),
      createAnswerRows(request, settings),
      ...listChangeBlocks(request, settings),
    ],
  })
}
