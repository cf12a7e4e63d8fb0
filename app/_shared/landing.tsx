import { About } from '@/components/landing/about'
import { CallBanner } from '@/components/landing/call-banner'
import { EstimateBar } from '@/components/landing/estimate-bar'
import { Hero } from '@/components/landing/hero'
import { CitySwitch } from '@/components/landing/city-switch'
import { CityGuide } from '@/components/landing/city-guide'
import { HowItWorks } from '@/components/landing/how-it-works'
import { Stats } from '@/components/landing/stats'
import { Services } from '@/components/landing/services'
import { SupporterBadges } from '@/components/landing/supporter-badges'
import { MovingQuoteForm } from '@/components/moving-quote/moving-quote-form'
import { QuickQuoteForm } from '@/components/moving-quote/quick-quote-form'
import type { PageContext } from '@/lib/cities/page-context'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getConsentText } from '@/lib/forms/consent'
import { getPaths, QUOTE_FORM_ID } from '@/lib/routing/paths'
import { StructuredData } from './structured-data'

/** The landing page, for `/`, `/{city}` and `/{city}/hire`. */
export function Landing({ pageContext }: { pageContext: PageContext }) {
  const cityKey = pageContext.cityKey ?? DEFAULT_CITY
  const { city, visitorCountry } = pageContext
  const consent = getConsentText(city)
  const privacyPath = getPaths(pageContext.cityKey).privacy
  return (
    <>
      {pageContext.cityKey === null ? <CitySwitch pageContext={pageContext} /> : null}
      <Hero
        pageContext={pageContext}
        form={
          <MovingQuoteForm
            formId={QUOTE_FORM_ID}
            cityKey={cityKey}
            timeZone={pageContext.city.timeZone}
            phone={pageContext.phone}
            consent={consent}
            privacyPath={privacyPath}
            defaultCountry={visitorCountry === 'other' ? city.country : visitorCountry}
          />
        }
      />
      <Stats />
      <Services pageContext={pageContext} />
      <CallBanner pageContext={pageContext} />
      <HowItWorks pageContext={pageContext} />
      <About pageContext={pageContext} />
      <CityGuide pageContext={pageContext} />
      <EstimateBar
        pageContext={pageContext}
        form={
          <QuickQuoteForm
            formId="estimate"
            cityKey={cityKey}
            phone={pageContext.phone}
            consent={consent}
            privacyPath={privacyPath}
          />
        }
      />
      <SupporterBadges pageContext={pageContext} />
      <StructuredData page="home" pageContext={pageContext} />
    </>
  )
}
