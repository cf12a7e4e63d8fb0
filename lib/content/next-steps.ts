/** Must hold for every pickup. The office still decides on one outside the area or without a reservation. */
export const FIRST_CALL = 'If we need to confirm anything, we call you first.'

export const UNCONFIRMED_TEXT =
  'It isn’t booked yet: we’ll call you to confirm it before we send a truck.'

/** Listed on a request's pages and in its confirmation mail; `quote` also beside the quote form. */
export const NEXT_STEPS = {
  quote: [
    'We call you and ask a few questions.',
    'You get one all-inclusive price, in writing.',
    'You pick your day.',
  ],
  job: [
    'A dispatcher checks your booking against the crew’s schedule.',
    FIRST_CALL,
    'Otherwise the truck arrives during your window. Show the crew your pass.',
  ],
  jobToConfirm: [
    'A dispatcher reads your request.',
    'We call you at the number you gave us to confirm the day and the window.',
    'Once we’ve confirmed it on the phone, your pickup is on the crew’s schedule.',
  ],
  move: [
    'Your day is on the crew’s schedule.',
    'If we need to know anything else, we call you.',
    'Plans changed? Call us as early as you can.',
  ],
} as const

export const NEXT_STEPS_IN_SHORT = {
  quote: 'we call you, ask a few questions and give you one price in writing.',
  job: 'we check your booking, call you first if anything needs confirming, and come in your window.',
} as const
