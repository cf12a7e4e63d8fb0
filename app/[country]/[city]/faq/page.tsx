import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { Faq } from '@/components/content/faq'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('faq')

export default async function FaqPage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  return (
    <>
      <Faq pageContext={pageContext} />
      <StructuredData page="faq" pageContext={pageContext} />
    </>
  )
}
