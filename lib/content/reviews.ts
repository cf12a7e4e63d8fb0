import type { Language } from '@/lib/words/languages'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import type { Sentence } from '@/lib/words/translate'

export interface Review {
  /** The wording that the customer agreed to. */
  text: string
  /** The agreed name and the job, such as `Dana R., two-bedroom move`. */
  from: string
  date: string
  /** The review's language; English if undefined. */
  language?: Language
  /** The same review on a public profile. */
  href?: string
}

/** Newest first. All cities of a crew show its reviews. */
const REVIEWS: readonly (Review & { city: CityKey })[] = []

export function getReviews({ locationName }: City, reviews = REVIEWS): readonly Review[] {
  return reviews.filter(({ city }) => getCity(city).locationName === locationName)
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
