import type { Language } from '@/lib/words/languages'
import { isCountCurrent, type ReviewsCount } from '@/lib/business/reviews-count'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import { formatDate } from '@/lib/dates/format-dates'
import type { Sentence, Translate } from '@/lib/words/translate'

export interface Review {
  /** The wording that the customer agreed to. */
  text: string
  /** The agreed name and the job, such as `Dana R., two-bedroom move`. */
  from: string
  /** ISO date on which it was written. */
  date: string
  /** The site it is on, `Google`, or how it came: `Email`. */
  source: string
  /** The review there, if it is public. */
  href?: string
  /** The review's language; English if undefined. */
  language?: Language
}

/** In any order. All cities of a crew show its reviews. */
const REVIEWS: readonly (Review & { city: CityKey })[] = []

/** Newest first, so that those of the last twelve months come before older ones. */
export function getReviews({ locationName }: City, reviews = REVIEWS): readonly Review[] {
  return reviews
    .filter(({ city }) => getCity(city).locationName === locationName)
    .toSorted((one, other) => other.date.localeCompare(one.date))
}

interface CityReviews {
  city: City
  reviewsUrl?: string | undefined
  reviewsCount?: ReviewsCount | undefined
}

/** We show no count without the page to check it on, and none that is over a year old. */
function findShownCount(context: CityReviews): ReviewsCount | undefined {
  const { city, reviewsUrl, reviewsCount } = context
  if (!reviewsUrl || !reviewsCount) return undefined
  const today = getWallClock(new Date(), city.timeZone).date
  return isCountCurrent(reviewsCount, today) ? reviewsCount : undefined
}

/** The count in words, because we give ourselves no stars; undefined without one to show. */
export function formatReviewsCount(context: CityReviews, t: Translate): string | undefined {
  const shown = findShownCount(context)
  if (!shown) return undefined
  const sentence: Sentence =
    shown.count === 1
      ? '{rating} of 5 from 1 review on our public profile, as of {date}'
      : '{rating} of 5 from {count} reviews on our public profile, as of {date}'
  return t(sentence, {
    rating: shown.rating.toLocaleString(t.locale, { minimumFractionDigits: 1 }),
    count: shown.count.toLocaleString(t.locale),
    date: formatDate(shown.date, t),
  })
}

/** A page without reviews raises the very doubt that it should remove, so nothing leads to it. */
export function isReviewsPageShown(context: CityReviews): boolean {
  return getReviews(context.city).length > 0 || findShownCount(context) !== undefined
}

export const REVIEW_COLLECTION = [
  {
    title: 'After the job',
    text: 'We ask after the last box is in or the truck has left, never before.',
  },
  {
    title: 'In your words',
    text: 'You write it or tell us. We may shorten it, but we don’t polish it.',
  },
  {
    title: 'With your okay',
    text: 'Nothing goes up here until you agree to the words and the name beside them.',
  },
] as const satisfies readonly { title: Sentence; text: Sentence }[]

export const REVIEW_PROMISES = [
  {
    title: 'Only real customers',
    text: 'Every review we publish comes from a move or a pickup that we did.',
  },
  {
    title: 'Never paid',
    text: 'We don’t give money, coupons or discounts for a review, whatever it says.',
  },
  {
    title: 'The good and the bad',
    text: 'Bad reviews go up right next to the good ones. We don’t just pick the nice ones.',
  },
] as const satisfies readonly { title: Sentence; text: Sentence }[]
