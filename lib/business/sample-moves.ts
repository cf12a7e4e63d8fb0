import type { Sentence } from '@/lib/words/translate'

interface SampleMove {
  title: Sentence
  /** The reasons for the price: stairs, hours, packing. */
  details: Sentence
  /** The price paid, in whole dollars of that country. */
  price: number
}

/** The owner adds two or three real moves of each country. Hidden while empty. */
export const SAMPLE_MOVES: Record<'usa' | 'canada', readonly SampleMove[]> = {
  usa: [],
  canada: [],
}
