import { useState } from 'react'
import type { FormBinding } from '@/components/form/use-submission-form'
import type { CityKey } from '@/lib/cities/keys'
import { getBookingDates, type BookingCalendar, type WallClock } from '@/lib/dates/schedule'
import { readChoice, type ScheduleFieldName } from './schedule-fields'
import { useCurrentCalendar } from './use-current-calendar'

interface Options {
  cityKey: CityKey
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  pageCalendar: BookingCalendar
  /** The full windows of the last answer. */
  answeredFullWindows: string
  /** Leaves the visitor's own window out of the full ones. */
  omitOwn: (fullWindows: string) => string
}

/** What `ScheduleFields` shows for the chosen day. */
export function useSchedule(
  { formId, values }: Pick<FormBinding<ScheduleFieldName>, 'formId' | 'values'>,
  { cityKey, clock, pageCalendar, answeredFullWindows, omitOwn }: Options,
) {
  const [chosenDate, setChosenDate] = useState(
    () => readChoice(formId, 'selectedDate') || values.selectedDate,
  )
  // The days of the page: a day that closes meanwhile must not move the others.
  const days = clock ? getBookingDates(clock.date, pageCalendar.closedDates) : []
  const offeredDate = days.find((date) => date === chosenDate)
  const current = useCurrentCalendar(cityKey, pageCalendar, offeredDate)
  const fullWindows = `${current.fullWindows},${answeredFullWindows}`
  return {
    days,
    offeredDate,
    calendar: { ...current, fullWindows: omitOwn(fullWindows) },
    // Before hydration as the server rendered it.
    selectedDate: clock ? chosenDate : values.selectedDate,
    setChosenDate,
  }
}
