import { getWallClock } from '@/lib/dates/wall-clock'
import { describePickupTime, formatWindowOfCity } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createParagraph } from './mail-document'

const WORDS = {
  today: {
    confirmed: {
      subject: 'your junk pickup is today',
      heading: 'See you today{name}.',
      text: 'The truck arrives today during your window: {window}.',
    },
    requested: {
      subject: 'your pickup request for today',
      heading: 'Your pickup request for today',
      text: 'You asked for a junk pickup today, {time}. If we haven’t confirmed it with you on the phone yet, please call us.',
    },
  },
  tomorrow: {
    confirmed: {
      subject: 'your junk pickup is tomorrow',
      heading: 'See you tomorrow{name}.',
      text: 'The truck arrives tomorrow during your window: {window}.',
    },
    requested: {
      subject: 'your pickup request for tomorrow',
      heading: 'Your pickup request for tomorrow',
      text: 'You asked for a junk pickup tomorrow, {time}. If we haven’t confirmed it with you on the phone yet, please call us.',
    },
  },
} as const

export function buildReminderMail(request: Request, settings: CustomerMailSettings) {
  const { firstName, city, pickup, isConfirmed, t } = request
  if (!city || !pickup) return undefined
  const today = getWallClock(settings.now, city.timeZone).date
  const day = pickup.date === today ? 'today' : 'tomorrow'
  const time = describePickupTime(pickup, city, t)
  const window = formatWindowOfCity(pickup, city, t)
  const name = firstName && `, ${firstName}`
  const { subject, heading, text } = WORDS[day][isConfirmed ? 'confirmed' : 'requested']
  return formatCustomerMail(request, settings, {
    subject: t(subject),
    heading: t(heading, { name }),
    preheader: time,
    blocks: [
      createParagraph(t(text, { time, window })),
      createAnswerRows(request, settings),
      ...listChangeBlocks(request, settings),
    ],
  })
}
