import { EstimateBar } from '@/components/landing/estimate-bar'
import { Hero } from '@/components/landing/hero'
import { StaticSection } from '@/app/_shared/static-section'
import { FullQuoteForm } from '@/components/moving-quote/full-quote-form'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import type { PageContext } from '@/lib/cities/page-context'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getConsentText } from '@/lib/forms/consent'
import { getPaths, QUOTE_FORM_ID } from '@/lib/routing/paths'

/** The landing page, for `/`, `/{city}` and `/{city}/hire`. */
export function Landing({ pageContext }: { pageContext: PageContext }) {
  const cityKey = pageContext.cityKey ?? DEFAULT_CITY
  const { city, visitorCountry } = pageContext
  const consent = getConsentText(city)
  const privacyPath = getPaths(pageContext.cityKey).privacy
  return (
    <>
      {pageContext.cityKey === null ? (
        <StaticSection name="citySwitch" pageContext={pageContext} />
      ) : null}
      <Hero
        pageContext={pageContext}
        form={
          <FullQuoteForm
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
      <StaticSection name="landing" pageContext={pageContext} />
      <EstimateBar
        pageContext={pageContext}
        form={
          <ShortQuoteForm
            formId="estimate"
            cityKey={cityKey}
            phone={pageContext.phone}
            consent={consent}
            privacyPath={privacyPath}
          />
        }
      />
      <StaticSection name="supporterBadges" pageContext={pageContext} />
      <StaticSection name="structuredData" page="home" pageContext={pageContext} />
    </>
  )
}
