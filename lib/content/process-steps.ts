import { CLAIMS } from '@/lib/business/claims'
import { STEPS } from '@/lib/business/services'
import type { Sentence } from '@/lib/words/translate'

export interface ProcessStep {
  title: Sentence
  text: Sentence
  /** May quote claims, such as `{disposal}`. */
  details: readonly Sentence[]
}

const MOVING_STEP_DETAILS: readonly (readonly Sentence[])[] = [
  [
    'Your name, your phone number and what you need: that’s the whole short form.',
    'The longer form on our home page also asks for your email, your move date, where you’re moving from and to, and if you’d like us to pack.',
    'No date yet? Leave it blank.',
  ],
  [
    'On the phone, we ask about rooms, stairs and heavy pieces.',
    CLAIMS.noHiddenFees.sentence,
    CLAIMS.priceMatch.sentence,
  ],
  [
    'Tell us the day, and let us know about anything that needs extra care.',
    'Moving into or out of an apartment building? Ask the building if you need to book the elevator.',
    'Keep your papers, medications and keys with you, not in a box.',
  ],
  [
    'The same two people are there from start to finish.',
    'Every box goes in the room that’s written on it.',
    'Your junk leaves with us. {disposal}',
  ],
]

export const MOVING_STEPS: readonly ProcessStep[] = STEPS.map((step, index) => ({
  ...step,
  details: MOVING_STEP_DETAILS[index] ?? [],
}))

export const PICKUP_STEPS: readonly ProcessStep[] = [
  {
    title: 'Fill the truck',
    text: 'Pick what has to go and how full the truck will be.',
    details: [
      'We take twelve kinds of junk, from sofas to hot tubs.',
      'The truck on your screen fills up as you choose. It’s fine if you’re not sure.',
    ],
  },
  {
    title: 'Pick a day and time',
    text: 'Choose a day and a two-hour window, so you’re not stuck waiting all day.',
    details: [
      'We come any day but Sunday.',
      'Tell us if you’re flexible on timing.',
      'Need a later date? Call us and we’ll set it up.',
    ],
  },
  {
    title: 'Keep your pass',
    text: 'You get a pickup pass with your day, your window, and a coupon if your load earns one.',
    details: [
      'Print it, or show it on your phone.',
      'One tap adds the pickup to your calendar.',
      'With your email, we send you a confirmation, and a reminder the day before.',
      'Plans changed? “See, change or cancel” on that page and in the email moves or cancels the pickup until your window begins.',
    ],
  },
  {
    title: 'Watch it go',
    text: 'We carry it out, load it and haul it away.',
    details: [CLAIMS.crew.sentence, '{allInclusive} {disposal}'],
  },
]
