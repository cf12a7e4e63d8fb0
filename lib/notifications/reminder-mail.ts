import 'server-only'
import { addDays, getInstant, getWallClock } from '@/lib/dates/wall-clock'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { toInstant } from '@/lib/dates/instant'
import { describePickupTime, formatWindowOfCity } from '@/lib/requests/pickup'
import { addEntry, type OutboxEntry } from './outbox'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createParagraph } from './mail-document'

const REMINDER_TIME = '16:00'
const MORNING = '08:00'
const EVENING = '21:00'

/** Queues one mail for each pickup day, unless its time has passed. @throws if it is not certainly stored */
export async function addReminder(store: Store, request: Request, now = Date.now()): Promise<void> {
  const { list, key, city, email, pickup } = request
  if (!pickup?.date || request.isCancelled || !city || email === '') return
  const { date } = pickup
  const due = getInstant(addDays(date, -1), REMINDER_TIME, city.timeZone)
  if (due <= now) return
  const at = toInstant(new Date(now))
  await addEntry(store, { list, key, messageKind: 'reminder', at, date }, { due })
}

export function isReminded({ isCancelled, pickup }: Request, { date }: OutboxEntry): boolean {
  return !isCancelled && pickup?.date === date
}

/** The end of the current night, in epoch milliseconds; undefined by day. */
export function getMorning(timeZone: string, now: Date): number | undefined {
  const { date, time } = getWallClock(now, timeZone)
  if (time >= MORNING && time < EVENING) return undefined
  return getInstant(time < MORNING ? date : addDays(date, 1), MORNING, timeZone)
}

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
