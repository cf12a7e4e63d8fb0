import { CLAIMS } from './claims'

export const SERVICES = [
  {
    key: 'packing',
    name: 'Packing and unpacking',
    text: 'We bring the boxes, wrap anything fragile, label every box by room, and unpack at the other end.',
  },
  {
    key: 'moving',
    name: 'Moving',
    text: 'Two movers and a truck take you door to door, for one price in writing.',
  },
  {
    key: 'junk',
    name: 'Junk removal',
    text: `Tell us what you’re not keeping, and we’ll haul it away. ${CLAIMS.disposal.text}.`,
  },
] as const

export const STEPS = [
  { title: 'Ask for a quote', text: 'Fill out a form or call. It takes about a minute.' },
  { title: 'Get one price', text: 'We call you back and put one all-inclusive price in writing.' },
  {
    title: 'Pick your day',
    text: 'You choose the date. A licensed and insured team of two shows up.',
  },
  {
    title: 'Settle in',
    text: 'We load, drive, carry it all in, and haul away what you don’t want.',
  },
] as const
