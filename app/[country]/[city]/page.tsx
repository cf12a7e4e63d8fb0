import { createGenerateMetadata } from '@/app/_shared/metadata'
import { getFormProps, getPageContext, type PageProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { EstimateBar } from '@/components/landing/estimate-bar'
import { Hero } from '@/components/landing/hero'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { FullQuoteForm } from '@/components/moving-quote/full-quote-form'
import { ShortQuoteForm } from '@/components/moving-quote/short-quote-form'
import { getMoveNotes } from '@/lib/content/long-moves'
import { QUOTE_FORM_ID } from '@/lib/routing/paths'

export const generateMetadata = createGenerateMetadata('home')

/** For `/`, `/{city}` and `/{city}/hire`. */
export default async function LandingPage({ params }: PageProps) {
  const pageContext = await getPageContext(await params)
  const { cityKey, city, visitorCountry, t } = pageContext
  const notes = getMoveNotes(city, t)
  const formProps = getFormProps(pageContext)
  return (
    <>
      <LanguageSwitch pageContext={pageContext} />
      {cityKey === null ? <StaticSection name="citySwitch" pageContext={pageContext} /> : null}
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
      <StaticSection name="answerKeeper" pageContext={pageContext} />
      <StaticSection name="structuredData" page="home" pageContext={pageContext} />
    </>
  )
}
