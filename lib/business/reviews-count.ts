import { addMonths, isIsoDate } from '@/lib/dates/wall-clock'

/** The public profile's own numbers on `date`. */
export interface ReviewsCount {
  rating: number
  count: number
  date: string
}

/** Reads `4.7,128,2026-11-20`. @throws Error that names the fault and what is possible */
export function parseReviewsCount(text: string): ReviewsCount {
  const [rating = '', count = '', date = '', more] = text.split(',')
  if (date === '' || more !== undefined)
    throw new Error(
      `"${text}" is not a rating, a count and a date: use 4.7,128,2026-11-20, or none.`,
    )
  if (!/^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/.test(rating))
    throw new Error(`"${rating}" is not a rating: use 1 to 5 with one decimal, like 4.7.`)
  if (!/^[1-9]\d{0,5}$/.test(count))
    throw new Error(`"${count}" is not a count of reviews: use a whole number from 1, like 128.`)
  if (!isIsoDate(date))
    throw new Error(`"${date}" is not a date: use the day you read the profile, like 2026-11-20.`)
  return { rating: Number(rating), count: Number(count), date }
}

export function isCountCurrent({ date }: ReviewsCount, today: string): boolean {
  return date <= today && date >= addMonths(today, -12)
}
