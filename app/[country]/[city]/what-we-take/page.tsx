import { cityArea, type CityParams } from '@/app/_shared/area'
import { metadataOf } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
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
