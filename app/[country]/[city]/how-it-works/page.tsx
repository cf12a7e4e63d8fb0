import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { HowItWorks } from '@/components/content/how-it-works'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('howItWorks')

export default async function HowItWorksPage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  return (
    <>
      <HowItWorks pageContext={pageContext} />
      <StructuredData page="howItWorks" pageContext={pageContext} />
    </>
  )
}
