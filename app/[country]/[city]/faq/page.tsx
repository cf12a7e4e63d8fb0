import { cityArea, type CityParams } from '@/app/_shared/area'
import { metadataOf } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { Faq } from '@/components/content/faq'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('faq')

export default async function FaqPage({ params }: Props) {
  const area = await cityArea(params)
  return (
    <>
      <Faq area={area} />
      <StructuredData page="faq" area={area} />
    </>
  )
}
