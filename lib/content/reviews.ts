export const REVIEW_COLLECTION = [
  {
    title: 'After the job',
    text: 'We ask when the last box is in or the truck has left, never before.',
  },
  {
    title: 'In your words',
    text: 'You write or tell it. We may shorten it; we do not polish it.',
  },
  {
    title: 'With your yes',
    text: 'Nothing appears here before you agree to the words and the name beside them.',
  },
] as const

export const REVIEW_PROMISES = [
  {
    title: 'Only real customers',
    text: 'A voice on this page belongs to a move or a pickup that we did.',
  },
  {
    title: 'Never paid',
    text: 'No money, no coupon and no discount for a review, whatever it says.',
  },
  {
    title: 'The good and the bad',
    text: 'A bad review stands beside a good one. We do not pick the nice ones.',
  },
] as const

/** Invented; shown on preview deployments only. */
export const SAMPLE_REVIEWS = [
  {
    text: 'The price in writing was the price I paid. They took the old couch in the same trip.',
    from: 'Sample customer, two-bedroom move',
  },
  {
    text: 'They came late in their window and called ahead. The piano got down the stairs without a mark.',
    from: 'Sample customer, piano pickup',
  },
  {
    text: 'One shelf came out with a scratch. I called, and a person answered.',
    from: 'Sample customer, condo move',
  },
] as const
