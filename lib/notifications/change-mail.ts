import { formatFullDate } from '@/lib/dates/format-dates'
import { getPaths } from '@/lib/routing/paths'
import {
  createAnswerRows,
  createParagraph,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createPhoneLink } from './mail-document'
import { listPickupAttachments } from './pickup-calendar'
import { CANCELLED, formatPickupTime, WITHDRAWN, type RequestChange } from './request-change'
import { mustBeConfirmed } from './request-status'
import { summarizeRequest, type RequestSummary } from './request-summary'
import { describePickupTime } from './safe-answers'
import type { StoredRequest } from './stored-request'

/** To the customer who moved, cancelled or withdrew; undefined for a request without a valid address. */
export function buildChangeMail(
  request: StoredRequest,
  change: RequestChange,
  settings: CustomerMailSettings,
) {
  const summary = summarizeRequest(request)
  if (summary.email === '') return undefined
  const isOver = change.to === CANCELLED || change.to === WITHDRAWN
  const mail = isOver
    ? formatCancellation(change, summary, settings)
    : formatMove(request, change, summary, settings)
  return { ...mail, attachments: listPickupAttachments(request, summary, settings) }
}

function formatCancellation(
  { to, from }: RequestChange,
  summary: RequestSummary,
  settings: CustomerMailSettings,
) {
  const { cityName } = summary
  const { cityKey, phone, siteUrl } = settings
  const isQuote = to === WITHDRAWN
  const subject = isQuote ? 'your quote request is cancelled' : 'your pickup is cancelled'
  const place = cityName && ` in ${cityName}`
  const time = formatPickupTime(from, formatFullDate)
  const paths = getPaths(cityKey)
  const again = isQuote
    ? { text: 'Get another quote', href: siteUrl + paths.home }
    : { text: 'Book another pickup', href: siteUrl + paths.bookNow }
  const introduction = isQuote
    ? `You cancelled your request for a moving quote${place}. We won’t call you about it.`
    : `You cancelled your junk pickup${place}${time && ` on ${time}`}. No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.`
  return formatCustomerMail(summary, settings, {
    subject,
    heading: isQuote ? 'Your request is cancelled.' : 'Your pickup is cancelled.',
    preheader: introduction,
    blocks: [
      createParagraph(introduction),
      createParagraph(
        'Changed your mind? Start again below, or call ',
        createPhoneLink(phone),
        '.',
      ),
      { type: 'button', link: again },
    ],
  })
}

function formatMove(
  request: StoredRequest,
  { from }: RequestChange,
  summary: RequestSummary,
  settings: CustomerMailSettings,
) {
  const time = describePickupTime(request, summary)
  const before = formatPickupTime(from, formatFullDate)
  const isOpen = mustBeConfirmed(request.details)
  const introduction = isOpen
    ? `You asked for another time: ${time}. It isn’t booked yet: we’ll call you to confirm it before we send a truck.`
    : `Your junk pickup is now ${time}. To update your calendar, open the attached file.`
  return formatCustomerMail(summary, settings, {
    subject: isOpen ? 'we have your new pickup time' : 'your pickup has a new time',
    heading: isOpen ? 'We’ve got your new time.' : 'Your pickup has a new time.',
    preheader: time,
    blocks: [
      createParagraph(introduction),
      ...(before ? [createParagraph(`Before, it was ${before}.`)] : []),
      createAnswerRows(request, summary),
      ...listChangeBlocks(summary, settings),
    ],
  })
}
