import 'server-only'
import { formatLongDate } from '@/lib/dates/format-dates'
import { addDays, getInstant, getWallClock } from '@/lib/dates/wall-clock'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { toInstant } from '@/lib/dates/instant'
import { describePickupTime, formatWindowOfCity, type Pickup } from '@/lib/requests/pickup'
import { addEntry, type OutboxEntry } from './outbox'
import {
  createAnswerRows,
  formatCustomerMail,
  listChangeBlocks,
  type CustomerMailSettings,
} from './customer-mail'
import { createLinkParagraph, createParagraph } from './mail-document'

/** A customer prepares a move longer than a pickup. */
const DAYS_BEFORE: Record<Request['kind'], number> = { pickup: 1, quote: 2 }
const REMINDER_TIME = '16:00'
const MORNING = '08:00'
const EVENING = '21:00'

/** Queues one mail for each day of a pickup or move, unless its time has passed. @throws if it is not certainly stored */
export async function addReminder(store: Store, request: Request, now = Date.now()): Promise<void> {
  const { list, key, kind, city, email } = request
  const date = getBookedDay(request)
  if (date === '' || request.isCancelled || !city || email === '') return
  const due = getInstant(addDays(date, -DAYS_BEFORE[kind]), REMINDER_TIME, city.timeZone)
  if (due <= now) return
  const at = toInstant(new Date(now))
  await addEntry(store, { list, key, messageKind: 'reminder', at, date }, { due })
}

/** ISO date of the pickup or confirmed move; '' for a quote. */
const getBookedDay = ({ pickup, quote }: Request) => pickup?.date ?? quote?.confirmedDate ?? ''

export function isReminded(request: Request, { date }: OutboxEntry): boolean {
  return !request.isCancelled && getBookedDay(request) === date
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
  const { pickup } = request
  if (pickup) return buildPickupReminder(request, pickup, settings)
  return getBookedDay(request) === '' ? undefined : buildMoveReminder(request, settings)
}

function buildPickupReminder(request: Request, pickup: Pickup, settings: CustomerMailSettings) {
  const { firstName, city, isConfirmed, t } = request
  if (!city) return undefined
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

const TO_PREPARE = [
  'Book the elevator and the loading dock, if your building has them.',
  'Keep a parking spot free for the truck at both addresses.',
  'Tape every box shut and write its room on it.',
  'Keep medicines and papers with you, not on the truck.',
  'Have somebody with the keys at both addresses.',
] as const

function buildMoveReminder(request: Request, settings: CustomerMailSettings) {
  const { firstName, placeName, t } = request
  const { phone } = settings
  const date = formatLongDate(getBookedDay(request), t)
  const place = placeName && t(' in {city}', { city: placeName })
  const introduction = 'Your move{place} is on {date}. To reach your crew, call <1>{phone}</1>.'
  return formatCustomerMail(request, settings, {
    subject: t('your move is on {date}', { date }),
    heading: t('See you on {date}{name}.', { date, name: firstName && `, ${firstName}` }),
    preheader: t(TO_PREPARE[0]),
    blocks: [
      createLinkParagraph(t(introduction, { place, date, phone })),
      { type: 'steps', title: t('What to have ready'), steps: TO_PREPARE.map((step) => t(step)) },
      createAnswerRows(request, settings),
      ...listChangeBlocks(request, settings),
    ],
  })
}
