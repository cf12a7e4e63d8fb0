import { CLAIMS } from '@/lib/business/claims'
import { STEPS } from '@/lib/business/services'

export interface ProcessStep {
  title: string
  text: string
  details: readonly string[]
}

const MOVING_STEP_DETAILS: readonly (readonly string[])[] = [
  [
    'Name, phone and what you need: that is the whole short form.',
    'The longer form on our home page also asks where from, where to, and if you want packing.',
    'No date yet? Leave it empty.',
  ],
  [
    'A dispatcher calls the number you gave and asks about rooms, stairs and heavy pieces.',
    `${CLAIMS.noHiddenFees.text}.`,
    `${CLAIMS.priceMatch.text}.`,
  ],
  [
    'Tell us the day, and what must be handled with care.',
    'Living in a building? Ask whether the elevator has to be booked.',
    'Keep papers, medicine and keys with you, not in a box.',
  ],
  [
    `${CLAIMS.crew.text}: the same people at both doors.`,
    'Every box goes into the room that is written on it.',
    `Junk leaves on the truck. ${CLAIMS.disposal.text}.`,
  ],
]

export const MOVING_STEPS: readonly ProcessStep[] = STEPS.map((step, index) => ({
  ...step,
  details: MOVING_STEP_DETAILS[index] ?? [],
}))

export const PICKUP_STEPS: readonly ProcessStep[] = [
  {
    title: 'Fill the truck',
    text: 'Tap what has to go, and how full the truck will look.',
    details: [
      'Twelve kinds of things, from sofas to hot tubs.',
      'The truck on the page fills with your choice. Not sure is an answer, too.',
    ],
  },
  {
    title: 'Pick your window',
    text: 'Choose a day and two hours. You need not wait all day for the truck.',
    details: [
      'Every day but Sunday.',
      'Say whether you are flexible on time.',
      'A later date? Call, and we write it down.',
    ],
  },
  {
    title: 'Keep your pass',
    text: 'You get a pickup pass with the day, the window and your coupon.',
    details: ['Print it, or show it on your phone.', 'One tap puts the pickup into your calendar.'],
  },
  {
    title: 'Gone',
    text: 'The team carries it out, loads it and takes it away.',
    details: [`${CLAIMS.crew.text}.`, `${CLAIMS.allInclusive.text}. ${CLAIMS.disposal.text}.`],
  },
]
