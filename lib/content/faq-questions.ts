import type { Prices } from '@/lib/business/prices'
import type { PageContext } from '@/lib/routing/page-context'
import type { getFieldPaths } from '@/lib/routing/paths'
import type { Sentence } from '@/lib/words/translate'

interface Question {
  question: Sentence
  /** May contain the values of faq.ts, such as `{disposal}`. */
  answer: Sentence
  link?: 'quote' | 'prices' | 'steps' | 'privacy' | 'call' | keyof ReturnType<typeof getFieldPaths>
  prices?: Prices
}

export function getQuestions(context: PageContext) {
  return [
    { title: 'Prices', questions: getPriceQuestions(context) },
    { title: 'Your move', questions: getMovingQuestions(context) },
    { title: 'Your junk', questions: JUNK_QUESTIONS },
    { title: 'About us and your information', questions: COMPANY_QUESTIONS },
  ] as const
}

function getPriceQuestions({ prices, rates }: PageContext): Question[] {
  return [
    ...(prices ? [{ ...PICKUP_PRICES, prices }] : []),
    {
      question: prices ? 'How much does a move cost?' : 'How much does it cost?',
      answer:
        'That depends on how much you have, how far it’s going and how many stairs there are. Tell us, and we’ll give you one price in writing. {allInclusive}',
      link: rates ? 'prices' : 'quote',
    },
    {
      question: 'Will you add any charges on moving day?',
      answer:
        'No. {noHiddenFees} Just tell us about any stairs, pianos or full garages when we talk, so the written price covers them.',
    },
    {
      question: 'I have a quote from another mover. Can you match it?',
      answer: 'Yes. {priceMatch} Just have it handy when we talk. {cheaper}',
      link: 'call',
    },
    { question: 'Are dump fees extra?', answer: 'No. {disposal}' },
    {
      question: 'Do you have coupons?',
      answer:
        'Yes, for junk pickups: {coupons}. You get the biggest one your load qualifies for. Show it to the crew when we come. It’s good through the end of that month.',
      link: 'load',
    },
  ]
}

const PICKUP_PRICES: Question = {
  question: 'How much does a junk pickup cost?',
  answer: 'That depends on how full the truck is. {disposal} Here’s what most loads cost.',
  link: 'load',
}

function getMovingQuestions({ city }: PageContext): Question[] {
  return [
    {
      question: 'Who’s coming to my door?',
      answer: '{crew} The people who load your first box also carry in the last one.',
    },
    {
      question: 'Can you pack for me?',
      answer:
        'Sure. {packing} Check “I need help packing” on the quote form, or tell us on the phone.',
      link: 'packing',
    },
    {
      question: 'Do I need a date before I get a quote?',
      answer:
        'No. The move date is optional on the form. Get your price first, then pick your day.',
      link: 'moveDate',
    },
    {
      question: 'Can you haul things away on moving day?',
      answer: 'Yes. {junkRemoval} Tell us what’s not coming along when you ask for your quote.',
    },
    {
      question: 'What areas do your {city} crews serve?',
      answer: city.servedCities.length
        ? 'They serve {towns}. Don’t see your town? Call and ask.'
        : 'They serve {city} and the area around it. Call with your address and we’ll let you know.',
      link: 'call',
    },
    { question: 'Do you do long-distance moves?', answer: '{longMoves}', link: 'zip' },
  ]
}

const JUNK_QUESTIONS: readonly Question[] = [
  {
    question: 'What do you take?',
    answer:
      'We take {items}. Got something else? Add it under “Anything else?” on the booking form.',
    link: 'bookingMessage',
  },
  {
    question: 'What can’t you take?',
    answer:
      'These can’t go on our truck: {prohibitedItems}. Not sure about something? Call us before you book.',
    link: 'call',
  },
  {
    question: 'When can you come?',
    answer:
      'Any day but Sunday, in one of these two-hour windows: {windows}. Need a later date than the form shows? Just call.',
    link: 'arrivalWindow',
  },
  {
    question: 'What if I don’t know how full the truck will be?',
    answer:
      'That’s fine. The booking form shows a truck that fills up in quarters. Pick the one that looks right, or choose “Not sure yet” and move on.',
    link: 'load',
  },
  {
    question: 'What do I get once I’ve booked?',
    answer:
      'You get a pickup pass with your day, your window, and a coupon if your load earns one. Print it or show it on your phone, and add the pickup to your calendar. Leave your email, and we’ll send you a confirmation with a link, and a reminder the day before.',
    link: 'steps',
  },
  {
    question: 'How do I change or cancel a pickup?',
    answer:
      'Press “See, change or cancel” on the page after you book, or in your confirmation email. You can do that until your arrival window begins. Or just call us: there’s no account and no password to remember.',
    link: 'call',
  },
]

const COMPANY_QUESTIONS: readonly Question[] = [
  { question: 'How long have you been doing this?', answer: '{years} {customers}' },
  {
    question: 'Are you licensed and insured?',
    answer: 'Yes. {crew} Ask us about our {licence} and insurance when we talk.',
    link: 'call',
  },
  {
    question: 'What do you do with my phone number?',
    answer:
      'We use it to call or text you about your request. We don’t sell it, and we only send offers if you check the box. The privacy policy lists everything we keep.',
    link: 'privacy',
  },
  {
    question: 'I pressed the button twice. Did I send two requests?',
    answer: 'No. If you send the same request twice from this site, we only get it once.',
  },
]
