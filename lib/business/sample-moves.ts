import type { Sentence } from '@/lib/words/translate'

interface SampleMove {
  /** `Two-bedroom condo, across town` */
  title: Sentence
  /** What made the price: stairs, hours, packing. */
  details: Sentence
  /** Whole dollars of the country, as the customer paid it. */
  price: number
}

/** Two or three real moves of each country, for the owner to fill in. Hidden while empty. */
export const SAMPLE_MOVES: Record<'usa' | 'canada', readonly SampleMove[]> = {
  usa: [],
  canada: [],
}
