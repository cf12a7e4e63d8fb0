import { CallBanner } from '@/components/landing/call-banner'
import { QuoteCard } from '@/components/landing/quote-card'
import { SupporterBadges } from '@/components/landing/supporter-badges'
import { QuickQuoteForm } from '@/components/moving-quote/quick-quote-form'
import type { Area } from '@/lib/area'
import { DEFAULT_CITY } from '@/lib/cities'
import { consentText } from '@/lib/consent'
import { StructuredData } from './structured-data'

/** Where ads lead: `/get-quote` and `/{city}/get-quote`. */
export function GetQuote({ area }: { area: Area }) {
  return (
    <>
      <QuoteCard
        area={area}
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
