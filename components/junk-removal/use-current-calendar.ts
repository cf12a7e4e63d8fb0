import { useEffect, useState } from 'react'
import { readSentRequest } from '@/components/form/sent-request'
import type { CityKey } from '@/lib/cities/keys'
import { formatWindowStart, parseTimeSlot, type BookingCalendar } from '@/lib/dates/schedule'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

/**
 * The page's calendar, which may be an hour old, with what the server knows of a chosen day.
 * @param date a day that the page offers; undefined asks nothing
 */
export function useCurrentCalendar(
  cityKey: CityKey,
  pageCalendar: BookingCalendar,
  date: string | undefined,
): BookingCalendar {
  const [calendar, setCalendar] = useState(pageCalendar)
  useEffect(() => {
    if (!date) return
    const controller = new AbortController()
    fetchCalendar(cityKey, date, controller.signal).then(
      (current) => setCalendar((last) => mergeDay(last, current, date)),
      // The server checks the choice, too.
      () => undefined,
    )
    return () => controller.abort()
  }, [cityKey, date])
  return calendar
}

async function fetchCalendar(
  city: CityKey,
  date: string,
  signal: AbortSignal,
): Promise<BookingCalendar> {
  const query = new URLSearchParams({ city, date })
  const response = await fetch(`${BOOKING_CALENDAR_PATH}?${query}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as BookingCalendar
}

/** @param current with the full windows of `date` alone */
function mergeDay(
  { fullWindows }: BookingCalendar,
  current: BookingCalendar,
  date: string,
): BookingCalendar {
  const otherDays = fullWindows.split(',').filter((start) => !start.startsWith(date))
  return { ...current, fullWindows: [...otherDays, current.fullWindows].join() }
}

/** After "back" the window that this visitor has booked is not full. */
export function omitOwnWindow(fullWindows: string): string {
  if (typeof history === 'undefined') return fullWindows
  const { selectedDate = '', timeSlot = '' } = readSentRequest('draft-pickup')?.values ?? {}
  const window = parseTimeSlot(timeSlot)
  return window ? omitWindow(fullWindows, formatWindowStart(selectedDate, window)) : fullWindows
}

/** @param own from `formatWindowStart` */
export function omitWindow(fullWindows: string, own: string): string {
  return fullWindows
    .split(',')
    .filter((start) => start !== own)
    .join()
}
