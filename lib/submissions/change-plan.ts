import 'server-only'
import { getCityClock } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { getAreaCity } from '@/lib/cities/location-cities'
import { DAY_MS } from '@/lib/dates/durations'
import {
  ARRIVAL_WINDOWS,
  formatTimeSlot,
  formatWindowStart,
  getMinutesUntil,
  parseTimeSlot,
} from '@/lib/dates/schedule'
import { getWeekday } from '@/lib/dates/wall-clock'
import { createScheduleSchema } from '@/lib/forms/booking-schema'
import { parseForm } from '@/lib/forms/form'
import { readLocation } from '@/lib/locations/location'
import { getLimitedWindow, readFullWindows, readReservationId } from '@/lib/locations/reservations'
import { CANCELLED } from '@/lib/requests/change'
import { isAhead, type Request } from '@/lib/requests/request'
import { STORE_TIMEOUT_MS, type DispatchList, type Store } from '@/lib/store/store'
import type { ChangeStatus } from './settle-request'

/** Limits the customer's mails and notes. The page then asks them to call. */
const CHANGES_A_DAY = 6

/** As the booking form sends it: an ISO date, and `09:00-11:00`. */
interface Time {
  selectedDate: string
  timeSlot: string
}

export type WantedChange =
  | ({ kind: 'move' | 'confirm' } & Time)
  /** The default is the booking's time before it was cancelled, if that is still possible. */
  | ({ kind: 'reopen' } & Partial<Time>)
  | { kind: 'cancel' | 'unconfirm' }

export interface ChangeInput {
  list: DispatchList
  key: string
  /** The pickup's time on the customer's page. */
  shown?: { date: string; timeSlot: string } | undefined
  shownChanges?: number | undefined
  change: WantedChange
  by?: 'office' | undefined
  /** The dispatcher's first name; '' if unknown. */
  name?: string | undefined
  /** The office has confirmed that it wants a full, closed or too soon window. */
  isForced?: boolean
  /** The customer gets no mail. */
  isSilent?: boolean
  /** The written price of a move, `1200.00 CAD`. */
  price?: string
  now: Date
  /** '' for the office, so no limit per IP address applies. */
  ip: string
  deadline: number
}

export interface ChangePlan {
  /** The next `Request.appointment`. */
  to: string
  confirmed?: boolean
  needsReservation: boolean
}

export type Context = Awaited<ReturnType<typeof readContext>>

export async function readContext({ cityKey, areaKey }: Request, now: Date) {
  if (!areaKey) throw new Error('no city in the details, and no known location')
  // A cached calendar may lack the limit of jobs, so a pickup could move without a reservation.
  const { calendar } = await readLocation(areaKey, Date.now() + STORE_TIMEOUT_MS)
  return { clock: getCityClock(cityKey ?? getAreaCity(areaKey).cityKey, now), areaKey, calendar }
}

export async function makePlan(
  store: Store,
  request: Request,
  { change, isForced, deadline }: ChangeInput,
  context: Context,
): Promise<ChangePlan> {
  const { pickup, isWithoutReservation } = request
  const windowStart = pickup?.windowStart ?? ''
  const to = readTime(change) || windowStart
  switch (change.kind) {
    case 'cancel':
      return { to: CANCELLED, needsReservation: false }
    case 'move':
      return { to, needsReservation: !isWithoutReservation }
    case 'confirm':
      return { to, confirmed: true, needsReservation: true }
    case 'unconfirm':
      return { to: windowStart, confirmed: false, needsReservation: false }
    case 'reopen': {
      // A window that the office chose is judged later, with a question.
      const isOpen =
        isForced ||
        readTime(change) !== '' ||
        (await isWindowOpen(store, request.key, to, context, deadline))
      if (isOpen) return { to, needsReservation: !isWithoutReservation }
      return { to, confirmed: false, needsReservation: false }
    }
  }
}

const readTime = (change: WantedChange) =>
  'timeSlot' in change && change.selectedDate && change.timeSlot
    ? `${change.selectedDate} ${change.timeSlot.slice(0, 5)}`
    : ''

async function isWindowOpen(
  store: Store,
  key: string,
  to: string,
  { clock, areaKey, calendar }: Context,
  deadline: number,
): Promise<boolean> {
  if (to <= formatWindowStart(clock.date, { start: clock.time, end: '' })) return false
  const window = getLimitedWindow(areaKey, calendar, splitAppointment(to))
  if (!window) return true
  if ((await readReservationId(store, window.key, { key, deadline })) !== '') return true
  return !(await readFullWindows(store, window, [window.date], deadline)).includes(to)
}

/** @param appointment `2026-11-25 09:00` */
export function splitAppointment(appointment: string): Time {
  const [selectedDate = '', start] = appointment.split(' ')
  const window = ARRIVAL_WINDOWS.find((one) => one.start === start)
  return { selectedDate, timeSlot: window ? formatTimeSlot(window) : '' }
}

export function judge(
  request: Request,
  input: ChangeInput,
  plan: ChangePlan,
  context: Context,
): ChangeStatus | undefined {
  const { appointment, isCancelled, isConfirmed } = request
  const { change } = input
  const isAlready =
    change.kind === 'confirm' ? isConfirmed : change.kind === 'unconfirm' ? !isConfirmed : true
  if (appointment === plan.to && isAlready && !request.isOfficeOnly) return 'done'
  if (isCancelled !== (change.kind === 'reopen'))
    return isCancelled ? 'cancelledElsewhere' : 'changedElsewhere'
  return input.by === 'office'
    ? judgeForOffice(request, input, context)
    : judgeForCustomer(request, input, context)
}

function judgeForCustomer(
  request: Request,
  { shown, change, now }: ChangeInput,
  { clock, calendar }: Context,
): ChangeStatus | undefined {
  const { pickup, changes, isOfficeOnly } = request
  const isAsShown = shown && pickup?.date === shown.date && pickup.timeSlot === shown.timeSlot
  if (isOfficeOnly || !isAsShown) return 'changedElsewhere'
  if (!isAhead(request, now)) return 'tooLate'
  if (change.kind !== 'move') return undefined
  const { selectedDate, timeSlot } = change
  const time = { selectedDate, timeSlot }
  if (!parseForm(createScheduleSchema(time, clock, calendar), time).data) return 'tooLate'
  const own = changes.filter(({ by }) => by !== 'office')
  const ofToday = own.filter(({ at }) => Date.parse(at) > now.getTime() - DAY_MS)
  return ofToday.length >= CHANGES_A_DAY ? 'limited' : undefined
}

function judgeForOffice(
  { city, changes }: Request,
  { change, shownChanges = changes.length, isForced }: ChangeInput,
  context: Context,
): ChangeStatus | undefined {
  if (shownChanges !== changes.length) return 'changedElsewhere'
  const to = readTime(change)
  const reason = to ? judgeWindow(splitAppointment(to), city, context) : undefined
  return isForced && reason !== 'past' ? undefined : reason
}

/** @returns why to ask the office before it takes a window; `past` refuses it */
export function judgeWindow(
  { selectedDate: date, timeSlot }: Time,
  city: Pick<City, 'openingHours'> | undefined,
  { clock, calendar }: Pick<Context, 'clock' | 'calendar'>,
): 'past' | 'closed' | 'soon' | undefined {
  const window = parseTimeSlot(timeSlot)
  const { date: today, time } = clock
  if (!window || date < today || (date === today && window.end <= time)) return 'past'
  if (calendar.closedDates.includes(date) || !city?.openingHours[getWeekday(date)]) return 'closed'
  return getMinutesUntil(date, window, clock) < Math.max(1, calendar.noticeHours * 60)
    ? 'soon'
    : undefined
}
