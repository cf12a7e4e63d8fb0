import { cityArea, type CityParams } from '@/app/area'
import { readingMetadata } from '@/app/metadata'
import { Reviews } from '@/components/content/reviews'
import { env } from '@/lib/env'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return readingMetadata('reviews', cityKey, city)
}

export default async function ReviewsPage({ params }: Props) {
  return <Reviews area={await cityArea(params)} showSamples={env.VERCEL_ENV === 'preview'} />
}
