import { cityArea, type CityParams } from '@/app/area'
import { readingMetadata } from '@/app/metadata'
import { Faq } from '@/components/content/faq'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return readingMetadata('faq', cityKey, city)
}

export default async function FaqPage({ params }: Props) {
  return <Faq area={await cityArea(params)} />
}
