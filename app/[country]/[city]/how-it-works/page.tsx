import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { createGenerateMetadata } from '@/app/_shared/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('howItWorks')

export default async function HowItWorksPage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  return (
    <>
      <StaticSection name="howItWorks" pageContext={pageContext} />
      <StaticSection name="structuredData" page="howItWorks" pageContext={pageContext} />
    </>
  )
}
