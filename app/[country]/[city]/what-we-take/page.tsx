import { cityArea, type CityParams } from '@/app/area'
import { readingMetadata } from '@/app/metadata'
import { WhatWeTake } from '@/components/content/what-we-take'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return readingMetadata('whatWeTake', cityKey, city)
}

export default async function WhatWeTakePage({ params }: Props) {
  return <WhatWeTake area={await cityArea(params)} />
}
