import { cityArea, type CityParams } from '@/app/_shared/area'
import { metadataOf } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { Reviews } from '@/components/content/reviews'
import { env } from '@/lib/env'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('reviews')

export default async function ReviewsPage({ params }: Props) {
  const area = await cityArea(params)
  return (
    <>
      <Reviews area={area} showSamples={env.VERCEL_ENV === 'preview'} />
      <StructuredData page="reviews" area={area} />
    </>
  )
}
