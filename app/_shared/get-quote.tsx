import { CallBanner } from '@/components/landing/call-banner'
import { QuoteCard } from '@/components/landing/quote-card'
import { SupporterBadges } from '@/components/landing/supporter-badges'
import { QuickQuoteForm } from '@/components/moving-quote/quick-quote-form'
import type { Area } from '@/lib/cities/area'
import { DEFAULT_CITY } from '@/lib/cities/cities'
import { consentText } from '@/lib/forms/consent'
import { headlineFor, type HeadlineKey } from '@/lib/business/headlines'
import { StructuredData } from './structured-data'

interface Props {
  area: Area
  /** The words of the ad, if it asks for them (lib/headlines.ts). */
  headline?: HeadlineKey | undefined
}

/** Where ads lead: `/get-quote` and `/{city}/get-quote`. */
export function GetQuote({ area, headline }: Props) {
  return (
    <>
      <QuoteCard
        area={area}
        headline={headlineFor(area.city.name, headline)}
        form={
          <QuickQuoteForm
            formId="quote"
            cityKey={area.cityKey ?? DEFAULT_CITY}
            phone={area.phone}
            consent={consentText(area.city)}
          />
        }
      />
      <CallBanner area={area} />
      <SupporterBadges area={area} />
      <StructuredData page="getQuote" area={area} />
    </>
  )
}
