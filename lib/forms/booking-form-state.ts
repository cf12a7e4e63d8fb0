import {
  findDayReason,
  formatWindowStart,
  parseTimeSlot,
  type BookingCalendar,
  type WallClock,
} from '@/lib/dates/schedule'
import type { Sentence } from '@/lib/words/translate'
import { createBookingSchema } from './booking-schema'
import {
  FULL_WINDOWS_VALUE,
  listFields,
  OUTSIDE_AREA_FIELD,
  type FieldValues,
  type FormState,
} from './form'

export const BOOKING_FIELDS = [...listFields(createBookingSchema({})), OUTSIDE_AREA_FIELD] as const

/** The reply when the chosen window is full. @param calendar with the day's full windows, as far as known */
export function createFullState(
  values: FieldValues,
  clock: WallClock,
  calendar: BookingCalendar,
): FormState {
  const { selectedDate: date = '', timeSlot = '' } = values
  const chosen = parseTimeSlot(timeSlot)
  const full = new Set(calendar.fullWindows)
  if (chosen) full.add(formatWindowStart(date, chosen))
  const fullWindows = [...full]
  const text: Sentence = findDayReason(date, clock, { ...calendar, fullWindows })
    ? 'No windows are left that day. Choose another day'
    : 'That window is full. Choose one of the others'
  const answered = { ...values, [FULL_WINDOWS_VALUE]: fullWindows.join() }
  return { status: 'full', values: answered, errors: { timeSlot: { text } } }
}
