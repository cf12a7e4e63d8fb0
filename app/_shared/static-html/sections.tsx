import type { ComponentType } from 'react'
import { Accessibility } from '@/components/content/accessibility'
import { Faq } from '@/components/content/faq'
import { HowItWorks } from '@/components/content/how-it-works'
import { Prices } from '@/components/content/prices'
import { WhatWeTake } from '@/components/content/what-we-take'
import { LoadMeter } from '@/components/junk-removal/load-meter'
import { About, CityGuide } from '@/components/landing/about'
import { CallBanner, SupporterBadges } from '@/components/landing/banners'
import { CitySwitch } from '@/components/landing/city-switch'
import { HeroIntro, QuoteAside } from '@/components/landing/hero-intro'
import { ReviewsBand } from '@/components/landing/reviews-band'
import { HowItWorks as LandingSteps, Services, Stats } from '@/components/landing/services'
import { BookingAssurance, QuoteAssurance } from '@/components/layout/form-assurance'
import { MobileBar } from '@/components/layout/mobile-bar'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { env } from '@/lib/env'
import type { PageContext } from '@/lib/routing/page-context'
import { getPaths, type PageName } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'
import { StructuredData } from './structured-data'

const SECTIONS = {
  accessibility: Accessibility,
  assurance: QuoteAssurance,
  bookingAssurance: BookingAssurance,
  citySwitch: CitySwitch,
  faq: Faq,
  footer: SiteFooter,
  formMemory: FormMemoryScript,
  header: SiteHeader,
  heroIntro: HeroIntro,
  howItWorks: HowItWorks,
  landing: LandingSections,
  loadMeter: LoadMeter,
  mobileBar: MobileBar,
  prices: Prices,
  quoteAside: QuoteAside,
  reviewsBand: ReviewsBand,
  structuredData: StructuredData,
  supporterBadges: SupporterBadges,
  whatWeTake: WhatWeTake,
} satisfies Record<string, ComponentType<{ pageContext: PageContext; page: PageName }>>

export interface StaticHtmlProps extends Omit<PageContext, 'city' | 'paths' | 't'> {
  language: Language
  name: keyof typeof SECTIONS
  page: PageName | undefined
}

export function renderStaticSection(props: StaticHtmlProps) {
  const { name, page = 'home', language, ...context } = props
  const Section: ComponentType<{ pageContext: PageContext; page: PageName }> = SECTIONS[name]
  const city = getCity(context.cityKey ?? DEFAULT_CITY, language)
  const paths = getPaths(context.cityKey, language)
  const pageContext = { ...context, city, paths, t: getTranslate(language) }
  return <Section pageContext={pageContext} page={page} />
}

function LandingSections({ pageContext }: { pageContext: PageContext }) {
  return (
    <>
      <Stats pageContext={pageContext} />
      <Services pageContext={pageContext} />
      <ReviewsBand pageContext={pageContext} />
      <CallBanner pageContext={pageContext} />
      <LandingSteps pageContext={pageContext} />
      <About pageContext={pageContext} />
      <CityGuide pageContext={pageContext} />
    </>
  )
}

/** The compiled components/form/memory/start.ts; it must come after the page's forms. */
function FormMemoryScript() {
  return <script dangerouslySetInnerHTML={{ __html: env.FORM_MEMORY ?? '' }} />
}
