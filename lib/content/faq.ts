import type { PageContext } from '@/lib/cities/page-context'
import { CLAIMS } from '@/lib/business/claims'
import { COUPONS } from '@/lib/business/coupons'
import { PROHIBITED_ITEMS } from './junk-handling'
import { describeLongMoves } from './long-moves'
import { ITEMS } from '@/lib/business/junk'
import type { Prices } from '@/lib/business/prices'
import { getFieldPaths, getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { SERVICES } from '@/lib/business/services'
import { formatArrivalWindow } from '@/lib/dates/format-dates'

interface FaqQuestion {
  question: string
  answer: string
  link?: { href: string; text: string }
  prices?: Prices
}

const LIST_FORMAT = new Intl.ListFormat('en-US')

/** The names as they are written within a sentence; `TVs` keeps its capital. */
function formatNames(items: readonly { name: string }[]): string {
  return LIST_FORMAT.format(
    items.map(({ name }) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())),
  )
}

type Links = Record<
  'quote' | 'steps' | 'privacy' | 'call' | keyof ReturnType<typeof getFieldPaths>,
  FaqQuestion['link']
>

export function getFaq(context: PageContext) {
  const paths = getPaths(context.cityKey)
  const fieldPaths = getFieldPaths(context.cityKey ?? DEFAULT_CITY)
  const links: Links = {
    quote: { href: paths.getQuote, text: 'Get my free quote' },
    moveDate: { href: fieldPaths.moveDate, text: 'Get my free quote' },
    packing: { href: fieldPaths.packing, text: 'Get my free quote' },
    zip: { href: fieldPaths.zip, text: 'Get my free quote' },
    bookingMessage: { href: fieldPaths.bookingMessage, text: 'Book a pickup' },
    load: { href: fieldPaths.load, text: 'Book a pickup' },
    arrivalWindow: { href: fieldPaths.arrivalWindow, text: 'Book a pickup' },
    steps: { href: paths.howItWorks, text: 'How it works' },
    privacy: { href: paths.privacy, text: 'Privacy policy' },
    call: { href: telHref(context.phone), text: `Call ${context.phone}` },
  }
  return [
    { title: 'Prices', questions: getPriceQuestions(links, context) },
    { title: 'Your move', questions: getMovingQuestions(links, context) },
    { title: 'Your junk', questions: getJunkQuestions(links) },
    { title: 'About us and your information', questions: getCompanyQuestions(links, context) },
  ]
}

function getPriceQuestions(links: Links, { prices }: PageContext): FaqQuestion[] {
  return [
    ...(prices ? [createPickupPrices(prices, links)] : []),
    {
      question: prices ? 'How much does a move cost?' : 'How much does it cost?',
      answer: `That depends on how much you have, how far it’s going and how many stairs there are. Tell us, and we’ll give you one price in writing. ${CLAIMS.allInclusive.sentence}`,
      link: links.quote,
    },
    {
      question: 'Will you add any charges on moving day?',
      answer: `No. ${CLAIMS.noHiddenFees.sentence} Just tell us about any stairs, pianos or full garages when we talk, so the written price covers them.`,
    },
    {
      question: 'I have a quote from another mover. Can you match it?',
      answer: `Yes. ${CLAIMS.priceMatch.sentence} Just have it handy when we talk. ${CLAIMS.cheaper.sentence}`,
      link: links.call,
    },
    {
      question: 'Are dump fees extra?',
      answer: `No. ${CLAIMS.disposal.sentence}`,
    },
    {
      question: 'Do you have coupons?',
      answer: `Yes, for junk pickups: ${COUPONS.map(({ amount, condition }) => `${amount} off ${condition}`).join(', or ')}. You get the biggest one your load qualifies for. Show it to the crew when we come. It’s good through the end of that month.`,
      link: links.load,
    },
  ]
}

function createPickupPrices(prices: Prices, links: Links): FaqQuestion {
  return {
    question: 'How much does a junk pickup cost?',
    answer: `That depends on how full the truck is. ${CLAIMS.disposal.sentence} Here’s what most loads cost.`,
    link: links.load,
    prices,
  }
}

function getMovingQuestions(links: Links, { city }: PageContext): FaqQuestion[] {
  const [packing, , junkRemoval] = SERVICES
  return [
    {
      question: 'Who’s coming to my door?',
      answer: `${CLAIMS.crew.sentence} The people who load your first box also carry in the last one.`,
    },
    {
      question: 'Can you pack for me?',
      answer: `Sure. ${packing.text} Check “I need help packing” on the quote form, or tell us on the phone.`,
      link: links.packing,
    },
    {
      question: 'Do I need a date before I get a quote?',
      answer:
        'No. The move date is optional on the form. Get your price first, then pick your day.',
      link: links.moveDate,
    },
    {
      question: 'Can you haul things away on moving day?',
      answer: `Yes. ${junkRemoval.text} Tell us what’s not coming along when you ask for your quote.`,
    },
    {
      question: `What areas do your ${city.name} crews serve?`,
      answer: city.servedCities.length
        ? `They serve ${LIST_FORMAT.format(city.servedCities)}. Don’t see your town? Call and ask.`
        : `They serve ${city.name} and the area around it. Call with your address and we’ll let you know.`,
      link: links.call,
    },
    {
      question: 'Do you do long-distance moves?',
      answer: describeLongMoves(city),
      link: links.zip,
    },
  ]
}

function getJunkQuestions(links: Links): FaqQuestion[] {
  return [
    {
      question: 'What do you take?',
      answer: `We take ${formatNames(ITEMS)}. Got something else? Add it under “Anything else?” on the booking form.`,
      link: links.bookingMessage,
    },
    {
      question: 'What can’t you take?',
      answer: `These can’t go on our truck: ${formatNames(PROHIBITED_ITEMS)}. Not sure about something? Call us before you book.`,
      link: links.call,
    },
    {
      question: 'When can you come?',
      answer: `Any day but Sunday, in one of these two-hour windows: ${LIST_FORMAT.format(ARRIVAL_WINDOWS.map((window) => formatArrivalWindow(window)))}. Need a later date than the form shows? Just call.`,
      link: links.arrivalWindow,
    },
    {
      question: 'What if I don’t know how full the truck will be?',
      answer:
        'That’s fine. The booking form shows a truck that fills up in quarters. Pick the one that looks right, or choose “Not sure yet” and move on.',
      link: links.load,
    },
    {
      question: 'What do I get once I’ve booked?',
      answer:
        'You get a pickup pass with your day, your window, and a coupon if your load earns one. Print it or show it on your phone, and add the pickup to your calendar. Leave your email, and we’ll send you a confirmation with a link, and a reminder the day before.',
      link: links.steps,
    },
    {
      question: 'How do I change or cancel a pickup?',
      answer:
        'Press “See, change or cancel” on the page after you book, or in your confirmation email. You can do that until your arrival window begins. Or just call us: there’s no account and no password to remember.',
      link: links.call,
    },
  ]
}

function getCompanyQuestions(links: Links, { city }: PageContext): FaqQuestion[] {
  const licence = city.country === 'canada' ? 'licence' : 'license'
  return [
    {
      question: 'How long have you been doing this?',
      answer: `${CLAIMS.years.sentence} ${CLAIMS.customers.sentence}`,
    },
    {
      question: 'Are you licensed and insured?',
      answer: `Yes. ${CLAIMS.crew.sentence} Ask us about our ${licence} and insurance when we talk.`,
      link: links.call,
    },
    {
      question: 'What do you do with my phone number?',
      answer:
        'We use it to call or text you about your request. We don’t sell it, and we only send offers if you check the box. The privacy policy lists everything we keep.',
      link: links.privacy,
    },
    {
      question: 'I pressed the button twice. Did I send two requests?',
      answer: 'No. If you send the same request twice from this site, we only get it once.',
    },
  ]
}
