import { DAY_MS } from './durations'
import type { WallClock } from './schedule'

const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formatters.set(timeZone, formatter)
  return formatter
}

export function getWallClock(now: Date, timeZone: string): WallClock {
  const parts = getFormatter(timeZone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Epoch milliseconds of a city's local time. A time that a clock change skips becomes an hour later. */
export function getInstant(date: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}Z`)
  const toClock = (instant: number) => {
    const clock = getWallClock(new Date(instant), timeZone)
    return Date.parse(`${clock.date}T${clock.time}Z`)
  }
  // The first guess may use the offset from the other side of a clock change.
  const guess = wanted - (toClock(wanted) - wanted)
  return guess - (toClock(guess) - wanted)
}

/** Rejects dates that do not exist, such as 2026-02-30. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Adds months to an ISO date and stops at the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const result = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
  return result.toISOString().slice(0, 10)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Alberta stays on summer time since 2026. Time-zone data before 2026c do not know that. */
export function findTimeZoneFault(): string | undefined {
  const { time } = getWallClock(new Date('2026-12-15T18:00Z'), 'America/Edmonton')
  if (time === '12:00') return undefined
  return `Time-zone data before 2026c: 2026-12-15T18:00Z is ${time} in Edmonton instead of 12:00`
}
