import { cityArea, type CityParams } from '@/app/area'
import { metadataOf } from '@/app/metadata'
import { StructuredData } from '@/app/structured-data'
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
