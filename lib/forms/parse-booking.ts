import { formatWindowStart, type ArrivalWindow } from '@/lib/dates/schedule'
import { createBookingSchema } from './booking-schema'
import { FULL_WINDOWS_VALUE, OUTSIDE_AREA_FIELD, type FieldValues, type FormState } from './form'
import { listFields } from './parse-form'

export const BOOKING_FIELDS = [...listFields(createBookingSchema({})), OUTSIDE_AREA_FIELD] as const

/**
 * The page again, where the chosen window was taken meanwhile.
 * @param available the windows of the chosen day that may be booked if they are not full
 */
export function createFullState(
  values: FieldValues,
  fullWindows: readonly string[],
  available: readonly ArrivalWindow[],
): FormState {
  const isFull = (window: ArrivalWindow) =>
    fullWindows.includes(formatWindowStart(values.selectedDate ?? '', window))
  const timeSlot = available.every(isFull)
    ? 'No windows are left that day. Choose another day'
    : 'That window is full. Choose one of the others'
  const answered = { ...values, [FULL_WINDOWS_VALUE]: fullWindows.join() }
  return { status: 'full', values: answered, errors: { timeSlot } }
}
