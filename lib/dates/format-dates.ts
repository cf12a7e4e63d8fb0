import type { ArrivalWindow } from './schedule'

/** ISO date to `Mon, Nov 23`. */
export function formatShortDate(date: string): string {
  return formatUtcDate(date, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** ISO date to `Monday, November 23, 2026`. */
export function formatFullDate(date: string): string {
  return formatUtcDate(date, { dateStyle: 'full' })
}

/** ISO date to `Monday, November 23`. */
export function formatLongDate(date: string): string {
  return formatUtcDate(date, { weekday: 'long', month: 'long', day: 'numeric' })
}

function formatUtcDate(date: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' })
}

/** `9 to 11 am`, `11 am to 1 pm`. */
export function formatArrivalWindow({ start, end }: ArrivalWindow): string {
  const from = to12HourTime(start)
  const to = to12HourTime(end)
  const half = from.half === to.half ? '' : from.half
  return `${from.hour}${half} to ${to.hour}${to.half}`
}

/** `1 hour’s`, `24 hours’`: before the word notice. */
export function formatNotice(hours: number): string {
  return hours === 1 ? '1 hour’s' : `${hours} hours’`
}

/** HH:MM in 24 hours to `8 am`, `7:40 pm`. */
export function formatTime(time: string): string {
  const { hour, half } = to12HourTime(time)
  return hour + half
}

/** `half` begins with a no-break space, so that an hour stays on one line. */
function to12HourTime(time: string): { hour: string; half: string } {
  const hours = Number(time.slice(0, 2))
  const minutes = time.slice(2)
  return {
    hour: `${hours % 12 || 12}${minutes === ':00' ? '' : minutes}`,
    half: hours < 12 ? '\u00a0am' : '\u00a0pm',
  }
}
