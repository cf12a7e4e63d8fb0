import { cityArea, type CityParams } from '@/app/area'
import { metadataOf } from '@/app/metadata'
import { StructuredData } from '@/app/structured-data'
import { WhatWeTake } from '@/components/content/what-we-take'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('whatWeTake')

export default async function WhatWeTakePage({ params }: Props) {
  const area = await cityArea(params)
  return (
    <>
      <WhatWeTake area={area} />
      <StructuredData page="whatWeTake" area={area} />
    </>
  )
}
