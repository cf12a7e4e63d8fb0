import { ENGLISH, type Translate } from '@/lib/words/translate'
import type { ArrivalWindow } from './schedule'

/** ISO date to `Mon, Nov 23`. */
export function formatShortDate(date: string, t = ENGLISH): string {
  return formatUtcDate(date, t, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** ISO date to `Monday, November 23, 2026`. */
export function formatFullDate(date: string, t = ENGLISH): string {
  return formatUtcDate(date, t, { dateStyle: 'full' })
}

/** ISO date to `November 23, 2026`. */
export function formatDate(date: string, t = ENGLISH): string {
  return formatUtcDate(date, t, { dateStyle: 'long' })
}

/** ISO date to `Monday, November 23`. */
export function formatLongDate(date: string, t = ENGLISH): string {
  return formatUtcDate(date, t, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** ISO date to `Nov 30` or `30 novembre`: short months of other languages may end with a full stop. */
export function formatMonthDay(date: string, t = ENGLISH): string {
  return formatUtcDate(date, t, { month: t.language === 'en' ? 'short' : 'long', day: 'numeric' })
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because making a formatter takes longer than formatting a hundred dates. */
function getFormatter(locale: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(format)
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

function formatUtcDate(date: string, t: Translate, format: Intl.DateTimeFormatOptions) {
  const text = getFormatter(t.locale, format).format(new Date(`${date}T00:00:00Z`))
  if (t.language !== 'es') return text.replace(/\b1\b/, t('1'))
  // "mar, 1 de dic" reads as "of the sea".
  return text.replace(/^(\p{L}{3}), (\d+) de (\p{L}{3,4})$/u, '$1. $2 $3.').replace(', ', ' ')
}

/** `9 to 11 am`, `11 am to 1 pm`, or another language's words. */
export function formatArrivalWindow({ start, end }: ArrivalWindow, t = ENGLISH): string {
  const [from, to] = [formatTime(start, t), formatTime(end, t)]
  const isSameHalf = t.language === 'en' && from.slice(-3) === to.slice(-3)
  return t('{opens} to {closes}', { opens: isSameHalf ? from.slice(0, -3) : from, closes: to })
}

/** A time after "at" or "until": in Spanish `la 1 p.m.`, `las 2 p.m.`. */
export function formatClock(time: string, t = ENGLISH): string {
  const text = formatTime(time, t)
  if (t.language !== 'es') return text
  return /^1(?!\d)/.test(text) ? `la ${text}` : `las ${text}`
}

/** HH:MM in 24 hours to `8 am`, `7:40 pm`, or another language's words. */
export function formatTime(time: string, t = ENGLISH): string {
  const hours = Number(time.slice(0, 2))
  const minutes = time.slice(2)
  if (t.language === 'en')
    return `${hours % 12 || 12}${minutes === ':00' ? '' : minutes}\u00a0${hours < 12 ? 'am' : 'pm'}`
  const text = new Date(`1970-01-01T${time}Z`).toLocaleTimeString(t.locale, {
    hour: 'numeric',
    ...(minutes !== ':00' && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
  // JavaScript engines write different spaces in `11 a. m.`.
  return text
    .replace(/^0(?=\d)/, '')
    .replace(/\.\s(?=m\.)/, '.')
    .replace(/\s/g, '\u00a0')
}

/** For `formatZone`: noon UTC falls on that date in all our zones. */
export function toNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}

/** `America/Toronto` to `ET` or `heure de l’Est`. If the zone has no summer time at `at`, `MST` comes out. */
export function formatZone(timeZone: string, at: Date, { language, locale } = ENGLISH): string {
  const timeZoneName = language === 'en' ? 'shortGeneric' : 'longGeneric'
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
  const zone = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // Spanish speakers in Florida say it this way.
  return zone.replace(' (Canada)', '').replace('hora oriental', 'hora del Este')
}
