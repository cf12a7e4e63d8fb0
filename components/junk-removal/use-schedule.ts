import { startTransition, useEffect, useState } from 'react'
import { fieldIds } from '@/components/form/field'
import { askServerTime, getServerTime, setServerTime } from '@/components/form/server-clock'
import type { FormBinding } from '@/components/form/use-submission-form'
import { afterPaint } from '@/components/ui/browser'
import type { CityKey } from '@/lib/cities/keys'
import { getBookingDates, type BookingCalendar, type WallClock } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import {
  FULL_WINDOWS_VALUE,
  readFields,
  SERVER_TIME_VALUE,
  type FieldValues,
} from '@/lib/forms/form'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

export type ScheduleFieldName = 'selectedDate' | 'timeSlot'

interface Options {
  cityKey: CityKey
  /** The city's time; undefined until `useClock` knows it, which is after hydration. */
  clock: WallClock | undefined
  /** The page's calendar, which may be an hour old. */
  calendar: BookingCalendar
  replyValues: FieldValues
  /** From `formatWindowStart`; the visitor's own window is not full for them. */
  ownWindow: string | undefined
}

export type Schedule = ReturnType<typeof useSchedule>

export function useSchedule(
  { formId, values }: Pick<FormBinding<ScheduleFieldName>, 'formId' | 'values'>,
  { cityKey, clock, calendar: pageCalendar, replyValues, ownWindow }: Options,
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

  const fullSince = replyValues[FULL_WINDOWS_VALUE]?.split(',') ?? []
  const fullWindows = [...current.fullWindows, ...fullSince].filter((start) => start !== ownWindow)
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

/** @param current has the full windows of `date` only */
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

const TICK_MS = 15_000

/**
 * The city's time by the server's clock, to the minute. It is undefined until the server replies or two
 * seconds pass. Hydration does not wait for it, because a phone needs 100 ms to load a time zone.
 * @param replyValues values of the last reply; a refusal contains the server's time
 */
export function useClock(timeZone: string, replyValues: FieldValues): WallClock | undefined {
  const refusedAt = replyValues[SERVER_TIME_VALUE]
  const [clock, setClock] = useState<WallClock>()
  useEffect(() => {
    setServerTime(refusedAt)
    const updateClock = () => {
      const now = getWallClock(getServerTime(), timeZone)
      startTransition(() =>
        setClock((last) => (last?.time === now.time && last.date === now.date ? last : now)),
      )
    }
    void Promise.all([afterPaint(), askServerTime()]).then(updateClock)
    const timer = setInterval(updateClock, TICK_MS)
    return () => clearInterval(timer)
  }, [timeZone, refusedAt])
  return clock
}
