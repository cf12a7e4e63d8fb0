import { cityArea, type CityParams } from '@/app/_shared/area'
import { GetQuote } from '@/app/_shared/get-quote'
import { metadataOf } from '@/app/_shared/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('getQuote')

export default async function CityGetQuotePage({ params }: Props) {
  return <GetQuote area={await cityArea(params)} />
}
