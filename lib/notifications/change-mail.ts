import { UNCONFIRMED_TEXT } from '@/lib/content/next-steps'
import { formatLongDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { CANCELLED, type RequestChange, formatChangedTime } from '@/lib/requests/change'
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

const CANCELLATION_WORDS = {
  pickup: {
    heading: 'Your pickup is cancelled.',
    byOffice: 'Our office cancelled your junk pickup{place}{when}.',
    byCustomer: 'You cancelled your junk pickup{place}{when}.',
    more: 'No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.',
  },
  move: {
    heading: 'Your move is cancelled.',
    byOffice: 'Our office cancelled your move{place} on {time}.',
    byCustomer: 'You cancelled your move{place} on {time}.',
    more: '',
  },
  quote: {
    heading: 'Your request is cancelled.',
    byOffice: 'Our office cancelled your request for a moving quote{place}.',
    byCustomer: 'You cancelled your request for a moving quote{place}.',
    more: 'We won’t call you about it.',
  },
} as const

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
  const words = CANCELLATION_WORDS[pickup ? 'pickup' : isMove ? 'move' : 'quote']
  const cancelled = by === 'office' ? words.byOffice : words.byCustomer
  const introduction =
    `${t(cancelled, { place, when, time })} ${words.more && t(words.more)}`.trim()
  const next =
    by === 'office'
      ? 'Would another day suit you? Start again below, or call <1>{phone}</1>.'
      : 'Changed your mind? Start again below, or call <1>{phone}</1>.'
  return formatCustomerMail(request, settings, {
    subject: isMove ? t('your move is cancelled') : subject,
    heading: t(words.heading),
    preheader: introduction,
    blocks: [createParagraph(introduction), createLinkParagraph(t(next, { phone })), again],
  })
}

const MOVE_WORDS = {
  byOffice: {
    confirmed:
      'Our office moved your junk pickup. It’s now {time}. To update your calendar, open the attached file.',
    requested: 'Our office noted another time for you: {time}.',
  },
  byCustomer: {
    confirmed: 'Your junk pickup is now {time}. To update your calendar, open the attached file.',
    requested: 'You asked for another time: {time}.',
  },
} as const

function formatMove(
  request: Request,
  pickup: Pickup,
  { from, by }: RequestChange,
  settings: CustomerMailSettings,
) {
  const { city, isConfirmed, t } = request
  const time = describePickupTime(pickup, city, t)
  const before = formatChangedTime(from, formatLongDate, t)
  const { confirmed, requested } = by === 'office' ? MOVE_WORDS.byOffice : MOVE_WORDS.byCustomer
  const introduction = isConfirmed
    ? t(confirmed, { time })
    : `${t(requested, { time })} ${t(UNCONFIRMED_TEXT)}`
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
