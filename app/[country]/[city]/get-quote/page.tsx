import { createGenerateMetadata } from '@/app/_shared/metadata'
import { createPage, type ContentProps } from '@/app/_shared/page-shell'
import { getFormProps, getMoveProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { CallBanner, SupporterBadges } from '@/components/landing/banners'
import { QuoteCard, SampleMoves } from '@/components/landing/quote-card'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import { getHeadline, isHeadlineKey } from '@/lib/business/headlines'
import { QUOTE_FORM_ID } from '@/lib/routing/paths'

export const generateMetadata = createGenerateMetadata('getQuote')
export default createPage('getQuote', GetQuotePage)

/** Ads link to this page and may choose its headline (lib/business/headlines.ts). */
function GetQuotePage({ pageContext, headline }: ContentProps) {
  const { city, t } = pageContext
  const headlineKey = isHeadlineKey(headline) ? headline : undefined
  return (
    <>
      <QuoteCard
        pageContext={pageContext}
        headline={getHeadline(city.name, headlineKey, t)}
        form={
          <ShortQuoteForm
            {...getFormProps(pageContext)}
            {...getMoveProps(pageContext)}
            formId={QUOTE_FORM_ID}
          />
        }
        assurance={<StaticSection name="assurance" page="getQuote" pageContext={pageContext} />}
        aside={<StaticSection name="quoteAside" pageContext={pageContext} />}
      />
      <StaticSection name="reviewsBand" pageContext={pageContext} />
      <CallBanner pageContext={pageContext} />
      <SampleMoves pageContext={pageContext} />
      <SupporterBadges pageContext={pageContext} />
      <StaticSection name="formMemory" pageContext={pageContext} />
    </>
  )
}
