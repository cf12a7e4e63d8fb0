import { getWallClock } from '@/lib/dates/wall-clock'
import { describePickupTime, formatWindowOfCity } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { getTranslate } from '@/lib/words/words'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createParagraph } from './mail-document'

const BOOKED = {
  today: {
    subject: 'your junk pickup is today',
    heading: 'See you today{name}.',
    text: 'The truck arrives today during your window: {window}.',
  },
  tomorrow: {
    subject: 'your junk pickup is tomorrow',
    heading: 'See you tomorrow{name}.',
    text: 'The truck arrives tomorrow during your window: {window}.',
  },
} as const

const TO_CONFIRM = {
  today: {
    subject: 'your pickup request for today',
    heading: 'Your pickup request for today',
    text: 'You asked for a junk pickup today, {time}. If we haven’t confirmed it with you on the phone yet, please call us.',
  },
  tomorrow: {
    subject: 'your pickup request for tomorrow',
    heading: 'Your pickup request for tomorrow',
    text: 'You asked for a junk pickup tomorrow, {time}. If we haven’t confirmed it with you on the phone yet, please call us.',
  },
} as const

/** To the customer before a pickup; undefined for any other request. */
export function buildReminderMail(request: Request, settings: CustomerMailSettings) {
  const { firstName, city, pickup, language } = request
  if (!city || !pickup) return undefined
  const today = getWallClock(settings.now, city.timeZone).date
  const t = getTranslate(language)
  const isToday = pickup.date === today
  const values = {
    name: firstName && `, ${firstName}`,
    time: describePickupTime(pickup, city, t),
    window: formatWindowOfCity(pickup, city, t),
  }
  const words = (request.mustBeConfirmed ? TO_CONFIRM : BOOKED)[isToday ? 'today' : 'tomorrow']
  return formatCustomerMail(request, settings, {
    subject: t(words.subject),
    heading: t(words.heading, values),
    preheader: values.time,
    blocks: [
      createParagraph(t(words.text, values)),
      createAnswerRows(request),
      ...listChangeBlocks(request, settings),
    ],
  })
}
