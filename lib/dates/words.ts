import type { ArrivalWindow } from './schedule'

/** A day as people say it, `Mon, Nov 23`. @param date ISO date, the same day wherever it is read */
export function dayInWords(date: string): string {
  return onCalendar(date, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** `Monday, November 23, 2026`. @param date ISO date */
export function dayInFull(date: string): string {
  return onCalendar(date, { dateStyle: 'full' })
}

/** `Monday, November 23`. @param date ISO date */
export function dayOnPass(date: string): string {
  return onCalendar(date, { weekday: 'long', month: 'long', day: 'numeric' })
}

function onCalendar(date: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' })
}

/** An arrival window in the words of the USA and Canada: `9 to 11 am`, `11 am to 1 pm`. */
export function windowInWords({ start, end }: ArrivalWindow): string {
  const from = clockFace(start)
  const to = clockFace(end)
  const half = from.half === to.half ? '' : ` ${from.half}`
  return `${from.hour}${half} to ${to.hour} ${to.half}`
}

/** `8 am`, `7:40 pm`. @param time HH:MM in 24 hours */
export function timeInWords(time: string): string {
  const { hour, half } = clockFace(time)
  return `${hour} ${half}`
}

function clockFace(time: string): { hour: string; half: 'am' | 'pm' } {
  const hours = Number(time.slice(0, 2))
  const minutes = time.slice(2)
  return {
    hour: `${hours % 12 || 12}${minutes === ':00' ? '' : minutes}`,
    half: hours < 12 ? 'am' : 'pm',
  }
}
