import type { PageContext } from '@/lib/cities/page-context'
import { CLAIMS } from '@/lib/business/claims'
import { COUPONS } from '@/lib/business/coupons'
import { PROHIBITED_ITEMS } from './junk-handling'
import { ITEMS } from '@/lib/business/junk'
import { getPaths, PRIVACY_PATH, telHref } from '@/lib/routing/paths'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { SERVICES } from '@/lib/business/services'
import { formatArrivalWindow } from '@/lib/dates/format-dates'

interface FaqQuestion {
  question: string
  answer: string
  link?: { href: string; text: string }
}

interface FaqTopic {
  title: string
  questions: FaqQuestion[]
}

type Links = Record<'quote' | 'book' | 'take' | 'steps' | 'privacy' | 'call', FaqQuestion['link']>

export function getFaq(context: PageContext): FaqTopic[] {
  const paths = getPaths(context.cityKey)
  const links: Links = {
    quote: { href: paths.getQuote, text: 'Get my free quote' },
    book: { href: paths.bookNow, text: 'Book a pickup' },
    take: { href: paths.whatWeTake, text: 'What we take' },
    steps: { href: paths.howItWorks, text: 'How it works' },
    privacy: { href: PRIVACY_PATH, text: 'Privacy policy' },
    call: { href: telHref(context.phone), text: `Call ${context.phone}` },
  }
  return [
    { title: 'The price', questions: getPriceQuestions(links) },
    { title: 'Your move', questions: getMovingQuestions(links, context) },
    { title: 'Your junk', questions: getJunkQuestions(links) },
    { title: 'Us, and what we know about you', questions: getCompanyQuestions(links) },
  ]
}

function getPriceQuestions(links: Links): FaqQuestion[] {
  return [
    {
      question: 'What will it cost?',
      answer: `That depends on how much you have, how far it goes and how many stairs are between. Tell us, and you get one price in writing. ${CLAIMS.allInclusive.text}.`,
      link: links.quote,
    },
    {
      question: 'Does anything get added on the day?',
      answer: `${CLAIMS.noHiddenFees.text}. Tell us about the piano, the third floor and the full garage when we talk, so that the price in writing covers them.`,
    },
    {
      question: 'I have a quote from another mover. Can you match it?',
      answer: `${CLAIMS.priceMatch.text}. Have it at hand when we call. ${CLAIMS.cheaper.text}: it is worth asking.`,
      link: links.call,
    },
    {
      question: 'Do I pay the dump on top?',
      answer: `No. ${CLAIMS.disposal.text}.`,
    },
    {
      question: 'Are there coupons?',
      answer: `For junk pickups: ${COUPONS.map(({ amount, condition }) => `${amount} off ${condition}`).join(', ')}. The larger one that applies counts. Show it to the truck team; it is valid until the end of the month.`,
      link: links.book,
    },
  ]
}

function getMovingQuestions(links: Links, { city }: PageContext): FaqQuestion[] {
  const [packing, , junkRemoval] = SERVICES
  return [
    {
      question: 'Who comes to my door?',
      answer: `${CLAIMS.crew.text}. The crew that loads your first box carries in the last.`,
    },
    {
      question: 'Do you pack, too?',
      answer: `If you like. ${packing.text} Tick “I need packing” in the quote form, or say so on the phone.`,
      link: links.quote,
    },
    {
      question: 'Do I need a date before I ask for a quote?',
      answer:
        'No. The move date is optional in the form. Ask first, and pick your day when you know the price.',
      link: links.quote,
    },
    {
      question: 'Can you take things away on moving day?',
      answer: `Yes. ${junkRemoval.text} Tell us what stays behind when you ask for the quote.`,
    },
    {
      question: `Where do the ${city.name} crews drive?`,
      answer: city.servedCities.length
        ? `To ${city.servedCities.join(', ')}. Your street is not in one of them? Call and ask.`
        : `In and around ${city.name}. Call with your address, and we tell you.`,
      link: links.call,
    },
    {
      question: 'Can I move farther than that, or across the border?',
      answer:
        'Ask us. The quote form takes a ZIP or a postal code at either end, and we tell you on the phone what we can do.',
      link: links.quote,
    },
  ]
}

function getJunkQuestions(links: Links): FaqQuestion[] {
  return [
    {
      question: 'What do you take?',
      answer: `${ITEMS.map(({ name }) => name).join(', ')}. Something else? Put it into the message of the booking form.`,
      link: links.take,
    },
    {
      question: 'What can you not take?',
      answer: `${PROHIBITED_ITEMS.map(({ name }) => name).join(', ')}. If you are not sure about something, ask by phone before you book.`,
      link: links.call,
    },
    {
      question: 'When can the truck come?',
      answer: `Any day but Sunday, within a window of two hours: ${ARRIVAL_WINDOWS.map(formatArrivalWindow).join(', ')}. Need a date later than the form shows? Call.`,
      link: links.book,
    },
    {
      question: 'How do I know how full the truck will be?',
      answer:
        'You do not have to. The booking form has a truck that fills in quarters: pick the one that looks right, or “Not sure yet”.',
      link: links.book,
    },
    {
      question: 'What do I get when I have booked?',
      answer:
        'A pickup pass with your day, your window and your coupon, if your load earns one. Print it or show it on your phone, and add the pickup to your calendar.',
      link: links.steps,
    },
    {
      question: 'How do I change or cancel a pickup?',
      answer: 'Call. There is no account to make and no password to remember.',
      link: links.call,
    },
  ]
}

function getCompanyQuestions(links: Links): FaqQuestion[] {
  return [
    {
      question: 'How long have you done this?',
      answer: `${CLAIMS.years.text}. ${CLAIMS.customers.text}.`,
    },
    {
      question: 'Are you licensed and insured?',
      answer: `Yes: ${CLAIMS.crew.text.toLowerCase()}. Ask us about the papers when we talk.`,
      link: links.call,
    },
    {
      question: 'What happens to my phone number?',
      answer:
        'We store what you type, to call you back, give you a price and plan the job. The privacy policy lists all of it.',
      link: links.privacy,
    },
    {
      question: 'I pressed the button twice. Did I ask twice?',
      answer: 'No. The same request sent twice from this site arrives once.',
    },
  ]
}
