import { formatLongDate } from '@/lib/dates/format-dates'
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
      { type: 'steps', title: request.t('What happens next'), steps },
      ...listChangeBlocks(request, settings),
    ],
  })
  return { ...mail, attachments: listPickupAttachments(request, settings) }
}

function describeRequest(request: Request) {
  const { firstName, city, placeName, pickup, isConfirmed, t } = request
  const status = pickup && !isConfirmed ? 'unconfirmed' : 'active'
  const { subject = '', text = '', steps = [] } = getStatusWords(request, status, t)
  const place = placeName && t(' in {city}', { city: placeName })
  const name = firstName && `, ${firstName}`
  if (!pickup || !isConfirmed) {
    const introduction = pickup
      ? `${t('We have your request for a junk pickup{place}.', { place })} ${text}`
      : t('We have your request for a moving quote{place}.', { place })
    const heading = t('Thank you{name}. We’ve got\u00a0it.', { name })
    return { subject, heading, preheader: steps[1] ?? '', introduction, steps }
  }
  const time = describePickupTime(pickup, city, t)
  const date = pickup.date && formatLongDate(pickup.date, t)
  return {
    subject: date ? t('your junk pickup on {date}', { date }) : subject,
    heading: t('Thank you{name}. You’re\u00a0booked.', { name }),
    preheader: time,
    introduction: time
      ? t(
          'Your junk pickup{place} is booked: {time}. To add it to your calendar, open the attached file.',
          { place, time },
        )
      : t('Your junk pickup{place} is booked.', { place }),
    steps,
  }
}
