import { formatLongDate } from '@/lib/dates/format-dates'
import { formatChangedTime } from '@/lib/requests/change'
import { getDay } from '@/lib/requests/day'
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

/** Sent after each of the three forms, and when the office confirms, unconfirms or reopens a request. */
export function buildConfirmationMail(request: Request, settings: CustomerMailSettings) {
  const { introduction, steps, ...content } = describeRequest(request)
  const mail = formatCustomerMail(request, settings, {
    ...content,
    blocks: [
      createParagraph(introduction),
      createAnswerRows(request, settings),
      { type: 'steps', title: request.t('What happens next'), steps },
      ...listChangeBlocks(request, settings),
    ],
  })
  return { ...mail, attachments: listPickupAttachments(request, settings) }
}

function describeRequest(request: Request) {
  const { firstName, city, placeName, pickup, isConfirmed, change, t } = request
  const isOrdered = request.quote !== undefined && isConfirmed
  const status = isOrdered ? 'ordered' : pickup && !isConfirmed ? 'unconfirmed' : 'active'
  const { subject = '', text = '', steps = [] } = getStatusWords(request, status, t)
  const place = placeName && t(' in {city}', { city: placeName })
  const name = firstName && `, ${firstName}`
  if (isOrdered) {
    const date = formatLongDate(getDay(request), t)
    const introduction = t('Your move{place} is confirmed for {date}.', { place, date })
    const heading = t('Thank you{name}. Your move is\u00a0confirmed.', { name })
    return { subject, heading, preheader: introduction, introduction, steps }
  }
  if (!pickup || !isConfirmed) {
    const before =
      change?.confirmed === false ? formatChangedTime(change.from, formatLongDate, t) : ''
    const introduction = [
      pickup
        ? t('We have your request for a junk pickup{place}.', { place })
        : t('We have your request for a moving quote{place}.', { place }),
      before && t('It isn’t confirmed for {time} anymore.', { time: before }),
      pickup && text,
    ]
      .filter(Boolean)
      .join(' ')
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
