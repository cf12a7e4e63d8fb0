import { CallBanner } from '@/components/landing/call-banner'
import { StaticSection } from '@/app/_shared/static-section'
import { QuoteCard } from '@/components/landing/quote-card'
import { SupporterBadges } from '@/components/landing/supporter-badges'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import type { PageContext } from '@/lib/cities/page-context'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getConsentText } from '@/lib/forms/consent'
import { getHeadline, type HeadlineKey } from '@/lib/business/headlines'
import { getPaths, QUOTE_FORM_ID } from '@/lib/routing/paths'

interface Props {
  pageContext: PageContext
  /** Chosen by the ad's link (lib/business/headlines.ts). */
  headline?: HeadlineKey | undefined
}

/** `/get-quote` and `/{city}/get-quote`, the landing pages of ads. */
export function GetQuote({ pageContext, headline }: Props) {
  return (
    <>
      <QuoteCard
        pageContext={pageContext}
        headline={getHeadline(pageContext.city.name, headline)}
        form={
          <ShortQuoteForm
            formId={QUOTE_FORM_ID}
            cityKey={pageContext.cityKey ?? DEFAULT_CITY}
            phone={pageContext.phone}
            consent={getConsentText(pageContext.city)}
            privacyPath={getPaths(pageContext.cityKey).privacy}
          />
        }
      />
      <CallBanner pageContext={pageContext} />
      <SupporterBadges pageContext={pageContext} />
      <StaticSection name="structuredData" page="getQuote" pageContext={pageContext} />
    </>
  )
}
