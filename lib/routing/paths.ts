import { type Language, isLanguage } from '@/lib/words/languages'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import { COUNTRIES, type Country } from '@/lib/business/brand'

export const CITY_PAGES = [
  'hire',
  'get-quote',
  'book-now',
  'booking',
  'how-it-works',
  'what-we-take',
  'prices',
  'faq',
  'reviews',
  'privacy',
  'accessibility',
] as const
/** The office's pages, below a crew area's first city and in English only. */
export const DESK_PAGES = [
  'desk',
  'desk/request',
  'desk/new-booking',
  'desk/new-quote',
  'desk/crew-sheet',
] as const
export const ROOT_PAGES = ['get-quote', 'thankyou', 'privacy', 'accessibility'] as const
/** Never linked. Middleware rewrites a city's unknown addresses to it. */
export const NOT_FOUND_PAGE = 'not-found-page'

/** Canonical addresses. A city also has its own, which keep the visitor in that city. */
export const PRIVACY_PATH = '/privacy'
export const ACCESSIBILITY_PATH = '/accessibility'

/** @param cityKey null for the pages without a city key, `/` and `/get-quote` */
export function getPaths(cityKey: CityKey | null, language?: Language) {
  const prefix = getLanguagePrefix(language)
  const base = `${prefix}/${cityKey ?? DEFAULT_CITY}`
  const desk = `/${cityKey ?? DEFAULT_CITY}/desk`
  return {
    home: cityKey === null ? prefix || '/' : base,
    hire: `${base}/hire`,
    getQuote: cityKey === null ? `${prefix}/get-quote` : `${base}/get-quote`,
    bookNow: `${base}/book-now`,
    booking: `${base}/booking`,
    howItWorks: `${base}/how-it-works`,
    whatWeTake: `${base}/what-we-take`,
    prices: `${base}/prices`,
    faq: `${base}/faq`,
    reviews: `${base}/reviews`,
    privacy: (cityKey === null ? prefix : base) + PRIVACY_PATH,
    accessibility: (cityKey === null ? prefix : base) + ACCESSIBILITY_PATH,
    desk,
    deskRequest: `${desk}/request`,
    newBooking: `${desk}/new-booking`,
    newQuote: `${desk}/new-quote`,
    crewSheet: `${desk}/crew-sheet`,
  }
}

/** @param page a path without country and language */
export function isDeskPage(page: string): boolean {
  const rest = page.split('/').slice(2).join('/')
  return DESK_PAGES.some((known) => known === rest)
}

export type Paths = ReturnType<typeof getPaths>

export function getLanguagePrefix(language: Language = 'en') {
  return language === 'en' ? '' : `/${language}`
}

export const QUOTE_FORM_ID = 'quote'
export const BOOKING_FORM_ID = 'booking'

/** Links to questions of the two long forms, by the ids of components/form/field.tsx. */
export function getFieldPaths(cityKey: CityKey, language?: Language) {
  const { home, bookNow } = getPaths(cityKey, language)
  return {
    moveDate: `${home}#${QUOTE_FORM_ID}-moveDate`,
    packing: `${home}#${QUOTE_FORM_ID}-packing`,
    zip: `${home}#${QUOTE_FORM_ID}-zip`,
    bookingMessage: `${bookNow}#${BOOKING_FORM_ID}-message`,
    load: `${bookNow}#${BOOKING_FORM_ID}-load`,
    arrivalWindow: `${bookNow}#${BOOKING_FORM_ID}-timeSlot`,
  }
}

/** The pages that header and footer link, in this order. */
export const PAGE_NAMES = [
  'home',
  'getQuote',
  'bookNow',
  'whatWeTake',
  'prices',
  'howItWorks',
  'faq',
  'reviews',
] as const satisfies readonly (keyof Paths)[]
export type PageName = (typeof PAGE_NAMES)[number]

export const PRIVACY_CHOICES_ID = 'choices'
export const THANK_YOU_PATH = '/thankyou'

export function getOgImagePath(cityKey: CityKey, language: Language = 'en'): string {
  return `/og/${cityKey}${language === 'en' ? '' : `-${language}`}.png`
}

/** The first segment of every internal path: `canada`, `canada-fr`. */
export function formatVariant(country: Country, language: Language = 'en'): string {
  return language === 'en' ? country : `${country}-${language}`
}

export function parseVariant(variant: string): { visitorCountry: Country; language: Language } {
  const [name, language = 'en'] = variant.split('-')
  const visitorCountry = COUNTRIES.find((country) => country === name) ?? 'usa'
  return { visitorCountry, language: isLanguage(language) ? language : 'en' }
}

export function listVariants(languages: readonly Language[]): string[] {
  return languages.flatMap((language) =>
    COUNTRIES.map((country) => formatVariant(country, language)),
  )
}
