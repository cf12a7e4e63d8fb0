import { createGenerateMetadata } from '@/app/_shared/metadata'
import { createPage, type ContentProps } from '@/app/_shared/page-shell'
import { getFormProps, getMoveProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { EstimateBar, Hero } from '@/components/landing/hero'
import { FullQuoteForm } from '@/components/moving-quote/full-quote-form'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import { getMoveNotes } from '@/lib/content/long-moves'
import { QUOTE_FORM_ID } from '@/lib/routing/paths'

export const generateMetadata = createGenerateMetadata('home')
export default createPage('home', LandingPage)

/** Serves `/`, `/{city}` and `/{city}/hire`. */
function LandingPage({ pageContext }: ContentProps) {
  const { city, visitorCountry, t } = pageContext
  const notes = getMoveNotes(city, t)
  const formProps = { ...getFormProps(pageContext), ...getMoveProps(pageContext) }
  return (
    <>
      <Hero
        pageContext={pageContext}
        intro={<StaticSection name="heroIntro" pageContext={pageContext} />}
        form={
          <FullQuoteForm
            {...formProps}
            formId={QUOTE_FORM_ID}
            timeZone={city.timeZone}
            area={{ regions: city.servedRegions, notes }}
            assurance={<StaticSection name="assurance" pageContext={pageContext} />}
            defaultCountry={visitorCountry === 'other' ? city.country : visitorCountry}
          />
        }
        aside={<StaticSection name="quoteAside" pageContext={pageContext} />}
      />
      <StaticSection name="landing" pageContext={pageContext} />
      <EstimateBar
        pageContext={pageContext}
        form={<ShortQuoteForm {...formProps} formId="estimate" />}
      />
      <StaticSection name="supporterBadges" pageContext={pageContext} />
      <StaticSection name="formMemory" pageContext={pageContext} />
    </>
  )
}
