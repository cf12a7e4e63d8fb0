import { About } from '@/components/landing/about'
import { CallBanner } from '@/components/landing/call-banner'
import { EstimateBar } from '@/components/landing/estimate-bar'
import { Hero } from '@/components/landing/hero'
import { HomeGround } from '@/components/landing/home-ground'
import { HowItWorks } from '@/components/landing/how-it-works'
import { Scoreboard } from '@/components/landing/scoreboard'
import { Services } from '@/components/landing/services'
import { SupporterBadges } from '@/components/landing/supporter-badges'
import { MovingQuoteForm } from '@/components/moving-quote/moving-quote-form'
import { QuickQuoteForm } from '@/components/moving-quote/quick-quote-form'
import type { Area } from '@/lib/cities/area'
import { DEFAULT_CITY } from '@/lib/cities/cities'
import { consentText } from '@/lib/forms/consent'
import { legCountryOf } from '@/lib/forms/quote-fields'
import { StructuredData } from './structured-data'

/** The landing page, for `/`, `/{city}` and `/{city}/hire`. */
export function Landing({ area }: { area: Area }) {
  const cityKey = area.cityKey ?? DEFAULT_CITY
  const consent = consentText(area.city)
  return (
    <>
      <Hero
        area={area}
        form={
          <MovingQuoteForm
            formId="quote"
            cityKey={cityKey}
            phone={area.phone}
            consent={consent}
            country={legCountryOf(area.visitor)}
          />
        }
      />
      <Scoreboard />
      <Services area={area} />
      <CallBanner area={area} />
      <HowItWorks area={area} />
      <About area={area} />
      <HomeGround area={area} />
      <EstimateBar
        area={area}
        form={
          <QuickQuoteForm
            formId="estimate"
            cityKey={cityKey}
            phone={area.phone}
            consent={consent}
          />
        }
      />
      <SupporterBadges area={area} />
      <StructuredData page="home" area={area} />
    </>
  )
}
