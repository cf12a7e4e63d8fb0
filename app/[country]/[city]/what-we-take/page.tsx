import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { WhatWeTake } from '@/components/content/what-we-take'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('whatWeTake')

export default async function WhatWeTakePage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  return (
    <>
      <WhatWeTake pageContext={pageContext} />
      <StructuredData page="whatWeTake" pageContext={pageContext} />
    </>
  )
}
