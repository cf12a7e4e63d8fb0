export const SERVICES = [
  {
    key: 'packing',
    name: 'Packing and unpacking',
    text: 'We bring the boxes, wrap what breaks, label every room, and unpack at the other end.',
  },
  {
    key: 'moving',
    name: 'Moving',
    text: 'Two people and a truck carry your home from door to door at one price in writing.',
  },
  {
    key: 'junk',
    name: 'Junk removal',
    text: 'What should not come along goes on our truck. Disposal fees are in the price.',
  },
] as const

export const STEPS = [
  { title: 'Ask', text: 'Send the short form or call. It takes about a minute.' },
  { title: 'Get one price', text: 'We call you back and put an all-inclusive rate in writing.' },
  { title: 'Pick your day', text: 'You choose when. A licensed and insured team of two comes.' },
  { title: 'Moved', text: 'We load, drive, carry in, and take away what you leave behind.' },
] as const
