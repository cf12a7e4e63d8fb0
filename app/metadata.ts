import type { Metadata, Viewport } from 'next'
import { BRAND } from '@/lib/brand'
import { CANONICAL_CITY, DEFAULT_CITY, type City, type CityKey } from '@/lib/cities'
import { SITE_URL } from '@/lib/env'
import { pathsOf } from '@/lib/paths'
import config from '@/tailwind.config'

/** The bar of a phone's browser goes with the page below it. */
export const viewport: Viewport = { themeColor: config.theme.colors.paper.DEFAULT }

interface Page {
  title: string
  description: string
  /** The one address search engines should know this content by. */
  canonical?: string
  /** Pages that only make sense on the way: thanks, nothing here. */
  hidden?: boolean
}

export function pageMetadata({ title, description, canonical, hidden }: Page): Metadata {
  return {
    metadataBase: new URL(SITE_URL),
    title: `${title} | ${BRAND.shortName}`,
    description,
    alternates: canonical === undefined ? undefined : { canonical },
    robots: hidden ? { index: false } : undefined,
    // Numbers are links already; iOS would dress them up differently.
    formatDetection: { telephone: false },
  }
}

/** Links under the spelling and the key that search engines are told of (decision 9). */
function canonicalPaths(cityKey: CityKey | null) {
  const key = cityKey && (CANONICAL_CITY[cityKey] ?? cityKey)
  return pathsOf(key === DEFAULT_CITY ? null : key)
}

export function landingMetadata(cityKey: CityKey | null, city: City): Metadata {
  return pageMetadata({
    title: `Movers & Junk Removal in ${city.name}`,
    description: `Moving in ${city.name}? Two licensed and insured people, a truck and one all-inclusive price in writing. Free quote in a minute.`,
    canonical: canonicalPaths(cityKey).home,
  })
}

export function getQuoteMetadata(cityKey: CityKey | null, city: City): Metadata {
  return pageMetadata({
    title: `Free Moving Quote in ${city.name}`,
    description: `Tell the ${city.name} crew what you are moving. You get one all-inclusive price in writing, with no hidden fees.`,
    canonical: canonicalPaths(cityKey).getQuote,
  })
}

export function bookNowMetadata(cityKey: CityKey, city: City): Metadata {
  return pageMetadata({
    title: `Book Junk Removal in ${city.name}`,
    description: `Pick your items, a day and a two-hour window. The ${city.name} crew hauls it away, disposal fees included.`,
    canonical: canonicalPaths(cityKey).bookNow,
  })
}

type ReadingPage = 'howItWorks' | 'whatWeTake' | 'faq' | 'reviews'

/** The four pages to read, under their names in `pathsOf`. */
const READING: Record<ReadingPage, (name: string) => Pick<Page, 'title' | 'description'>> = {
  howItWorks: (name) => ({
    title: `How Moves & Pickups Work in ${name}`,
    description: `Ask, get one price, pick your day: how a move or a junk pickup with the ${name} crew goes, step by step.`,
  }),
  whatWeTake: (name) => ({
    title: `What Junk We Take in ${name}`,
    description: `Twelve kinds of things the ${name} crew takes away, from sofas to hot tubs: how each is handled, and what we cannot take.`,
  }),
  faq: (name) => ({
    title: `Moving & Junk Removal FAQ in ${name}`,
    description: `Prices, days, packing, coupons, what fits on the truck: straight answers before you call the ${name} crew.`,
  }),
  reviews: (name) => ({
    title: `Reviews of Our ${name} Crew`,
    description: `How we collect reviews of the ${name} crew, and what we promise: real customers only, never paid, the bad beside the good.`,
  }),
}

export function readingMetadata(page: ReadingPage, cityKey: CityKey, city: City): Metadata {
  return pageMetadata({ ...READING[page](city.name), canonical: canonicalPaths(cityKey)[page] })
}
