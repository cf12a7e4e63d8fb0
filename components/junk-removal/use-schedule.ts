import { useEffect, useState } from 'react'
import { fieldIds } from '@/components/form/field'
import { setServerTime } from '@/components/form/server-clock'
import type { FormBinding } from '@/components/form/use-submission-form'
import type { CityKey } from '@/lib/cities/keys'
import { getBookingDates, type BookingCalendar, type WallClock } from '@/lib/dates/schedule'
import { FULL_WINDOWS_VALUE, readFields, type FieldValues } from '@/lib/forms/form'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

export type ScheduleFieldName = 'selectedDate' | 'timeSlot'

interface Options {
  cityKey: CityKey
  /** The city's time; undefined before hydration. */
  clock: WallClock | undefined
  /** The page's calendar, which may be an hour old. */
  calendar: BookingCalendar
  answeredValues: FieldValues
  /** From `formatWindowStart`; the visitor's own window is not full for them. */
  ownWindow: string | undefined
}

export type Schedule = ReturnType<typeof useSchedule>

export function useSchedule(
  { formId, values }: Pick<FormBinding<ScheduleFieldName>, 'formId' | 'values'>,
  { cityKey, clock, calendar: pageCalendar, answeredValues, ownWindow }: Options,
) {
  const [chosenDate, setChosenDate] = useState(
    () => readChoice(formId, 'selectedDate') || values.selectedDate,
  )
  // We keep the page's days: if one closes meanwhile, the others must not move.
  const days = clock ? getBookingDates(clock.date, pageCalendar.closedDates) : []
  const offeredDate = days.find((date) => date === chosenDate)

  const [current, setCurrent] = useState(pageCalendar)
  useEffect(() => {
    if (!offeredDate) return
    const controller = new AbortController()
    fetchCalendar(cityKey, offeredDate, controller.signal).then(
      (fetched) => setCurrent((last) => mergeDay(last, fetched, offeredDate)),
      () => undefined,
    )
    return () => controller.abort()
  }, [cityKey, offeredDate])

  const answered = answeredValues[FULL_WINDOWS_VALUE]?.split(',') ?? []
  const fullWindows = [...current.fullWindows, ...answered].filter((start) => start !== ownWindow)
  return {
    clock,
    days,
    offeredDate,
    calendar: { ...current, fullWindows },
    // Before hydration this must match the server's HTML.
    selectedDate: clock ? chosenDate : values.selectedDate,
    setChosenDate,
  }
}

async function fetchCalendar(city: CityKey, date: string, signal: AbortSignal) {
  const query = new URLSearchParams({ city, date })
  const response = await fetch(`${BOOKING_CALENDAR_PATH}?${query}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  const calendar = (await response.json()) as BookingCalendar & { now?: number }
  setServerTime(calendar.now)
  return calendar
}

/** @param current has the full windows of `date` alone */
function mergeDay(
  { fullWindows }: BookingCalendar,
  current: BookingCalendar,
  date: string,
): BookingCalendar {
  const otherDays = fullWindows.filter((start) => !start.startsWith(date))
  return { ...current, fullWindows: [...otherDays, ...current.fullWindows] }
}

/** Reads a choice that the visitor may have made before hydration. */
export function readChoice(formId: string, name: ScheduleFieldName): string {
  const form = findField(formId, name)?.form
  return form ? readFields(new FormData(form), [name])[name] : ''
}

export function findField(formId: string, name: ScheduleFieldName): HTMLInputElement | null {
  if (typeof document === 'undefined') return null
  return document.querySelector(`input#${fieldIds(formId, name).id}`)
}
