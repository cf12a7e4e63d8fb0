import { BRAND } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'
import type { PageName } from '@/lib/routing/paths'
import { ENGLISH, type Sentence } from '@/lib/words/translate'
import { getReviews } from './reviews'

interface PageDescription {
  name: Sentence
  /** 30 to 60 characters including the brand, because Google shows about 60. */
  title: Sentence
  /** 70 to 160 characters. */
  description: Sentence
}

export type DescribedPage = PageName | 'privacy' | 'accessibility'

const PAGE_DESCRIPTIONS: Record<DescribedPage, PageDescription> = {
  home: {
    name: 'Home',
    title: 'Movers & Junk Removal in {city}',
    description:
      'Moving in {city}? Get two licensed and insured movers, a truck and one all-inclusive price in writing. Ask for a free quote.',
  },
  getQuote: {
    name: 'Get a quote',
    title: 'Free Moving Quote in {city}',
    description:
      'Tell our {city} crew what you’re moving, and get one all-inclusive price in writing with no hidden fees.',
  },
  bookNow: {
    name: 'Book junk removal',
    title: 'Book Junk Removal in {city}',
    description:
      'Pick your items, a day and a two-hour window. Our {city} crew hauls it all away, disposal fees included.',
  },
  whatWeTake: {
    name: 'What we take',
    title: 'What Junk We Take in {city}',
    description:
      'From sofas to hot tubs: the junk our {city} crew hauls away, how we handle each kind, and what we can’t take.',
  },
  prices: {
    name: 'Prices',
    title: 'Moving & Junk Prices in {city}',
    description:
      'What a move of your size or a truckload of junk costs in {city}, what is included, and what changes a price.',
  },
  howItWorks: {
    name: 'How it works',
    title: 'How Moves & Pickups Work in {city}',
    description:
      'Ask, get one price, pick your day: how a move or a junk pickup with our {city} crew works, step by step.',
  },
  faq: {
    name: 'FAQ',
    title: '{city} Moving & Junk Removal FAQ',
    description:
      'Prices, dates, packing, coupons and what fits on the truck: straight answers before you call our {city} crew.',
  },
  reviews: {
    name: 'Reviews',
    title: 'How We Handle Reviews in {city}',
    description:
      'How we collect reviews of our {city} crew, and what we promise: real customers only, no paid reviews, the good and the bad.',
  },
  privacy: {
    name: 'Privacy policy',
    title: 'Privacy Policy: What We Keep',
    description: 'What {brand} stores when you ask for a quote, why, and who to ask about it.',
  },
  accessibility: {
    name: 'Accessibility',
    title: 'Accessibility: What We’ve Tested',
    description:
      'How {brand} makes quotes and bookings work for everyone, and how to reach a person.',
  },
}

const REVIEWS_DESCRIPTION: PageDescription = {
  name: 'Reviews',
  title: 'Reviews of Our {city} Crew',
  description:
    'Real customers talk about our {city} crew, the good and the bad. Plus how we collect reviews, and why we never pay for them.',
}

/** The title comes without the brand. */
export function getPageDescription(
  page: DescribedPage,
  city: City,
  t = ENGLISH,
  hasReviews = getReviews(city).length > 0,
): { name: string; title: string; description: string } {
  const { name, title, description } =
    page === 'reviews' && hasReviews ? REVIEWS_DESCRIPTION : PAGE_DESCRIPTIONS[page]
  const values = { city: city.name, brand: BRAND.name[t.language] }
  return { name: t(name), title: t(title, values), description: t(description, values) }
}
