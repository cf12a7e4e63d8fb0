import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { createGenerateMetadata } from '@/app/_shared/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('faq')

export default async function FaqPage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  return (
    <>
      <StaticSection name="faq" pageContext={pageContext} />
      <StaticSection name="structuredData" page="faq" pageContext={pageContext} />
    </>
  )
}
