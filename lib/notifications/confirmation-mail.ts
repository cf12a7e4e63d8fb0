import { formatShortDate } from '@/lib/dates/format-dates'
import { describePickupTime } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { getStatusWords } from '@/lib/requests/status'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createParagraph } from './mail-document'
import { listPickupAttachments } from './pickup-calendar'

/** To the customer, after any of the three forms. */
export function buildConfirmationMail(request: Request, settings: CustomerMailSettings) {
  const { introduction, steps, ...content } = describeRequest(request)
  const mail = formatCustomerMail(request, settings, {
    ...content,
    blocks: [
      createParagraph(introduction),
      createAnswerRows(request),
      { type: 'steps', title: 'What happens next', steps },
      ...listChangeBlocks(request, settings),
    ],
  })
  return { ...mail, attachments: listPickupAttachments(request, settings) }
}

function describeRequest(request: Request) {
  const { firstName, city, cityName, pickup, mustBeConfirmed } = request
  const status = pickup && mustBeConfirmed ? 'unconfirmed' : 'active'
  const { subject = '', text = '', steps = [] } = getStatusWords(request, status)
  const place = cityName && ` in ${cityName}`
  const thanks = `Thank you${firstName && `, ${firstName}`}.`
  const isBooked = pickup && !mustBeConfirmed
  if (!isBooked) {
    const introduction = pickup
      ? `We have your request for a junk pickup${place}. ${text}`
      : `We have your request for a moving quote${place}.`
    const heading = `${thanks} We’ve got\u00a0it.`
    return { subject, heading, preheader: steps[1] ?? '', introduction, steps }
  }
  const time = describePickupTime(pickup, city)
  return {
    subject: pickup.date ? `${subject} on ${formatShortDate(pickup.date)}` : subject,
    heading: `${thanks} You’re\u00a0booked.`,
    preheader: time,
    introduction: `Your junk pickup${place} is booked${time && `: ${time}. To add it to your calendar, open the attached file`}.`,
    steps,
  }
}
