interface SampleMove {
  /** `Two-bedroom condo, across town` */
  title: string
  /** What made the price: stairs, hours, packing. */
  details: string
  /** Whole dollars of the country, as the customer paid it. */
  price: number
}

/** Two or three real moves of each country, for the owner to fill in. Hidden while empty. */
export const SAMPLE_MOVES: Record<'usa' | 'canada', readonly SampleMove[]> = {
  usa: [],
  canada: [],
}
