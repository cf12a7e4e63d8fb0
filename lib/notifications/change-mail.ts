import { formatFullDate } from '@/lib/dates/format-dates'
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
import { createButton, createParagraph, createPhoneLink } from './mail-document'
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
  const { cityName, pickup } = request
  const { cityKey, phone, siteUrl } = settings
  const { title, subject = '' } = getStatusWords(request, 'cancelled')
  const place = cityName && ` in ${cityName}`
  const time = formatChangedTime(from, formatFullDate)
  const paths = getPaths(cityKey)
  const again = pickup
    ? createButton('Book another pickup', siteUrl + paths.bookNow)
    : createButton('Get another quote', siteUrl + paths.home)
  const who = by === 'office' ? 'Our office' : 'You'
  const introduction = pickup
    ? `${who} cancelled your junk pickup${place}${time && ` on ${time}`}. No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.`
    : `${who} cancelled your request for a moving quote${place}. We won’t call you about it.`
  return formatCustomerMail(request, settings, {
    subject,
    heading: `${title}.`,
    preheader: introduction,
    blocks: [
      createParagraph(introduction),
      createParagraph(
        `${by === 'office' ? 'Would another day suit you?' : 'Changed your mind?'} Start again below, or call `,
        createPhoneLink(phone),
        '.',
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
  const isOpen = request.mustBeConfirmed
  const time = describePickupTime(pickup, request.city)
  const before = formatChangedTime(from, formatFullDate)
  const introduction = isOpen
    ? `${by === 'office' ? 'Our office noted another time for you' : 'You asked for another time'}: ${time}. ${getStatusWords(request, 'unconfirmed').text}`
    : `${by === 'office' ? 'Our office moved your junk pickup. It’s' : 'Your junk pickup is'} now ${time}. To update your calendar, open the attached file.`
  return formatCustomerMail(request, settings, {
    subject: isOpen ? 'we have your new pickup time' : 'your pickup has a new time',
    heading: isOpen ? 'We’ve got your new time.' : 'Your pickup has a new time.',
    preheader: time,
    blocks: [
      createParagraph(introduction),
      ...(before ? [createParagraph(`Before, it was ${before}.`)] : []),
      createAnswerRows(request),
      ...listChangeBlocks(request, settings),
    ],
  })
}
