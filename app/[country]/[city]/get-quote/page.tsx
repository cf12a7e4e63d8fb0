import { cityArea, type CityParams } from '@/app/area'
import { GetQuote } from '@/app/get-quote'
import { metadataOf } from '@/app/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('getQuote')

export default async function CityGetQuotePage({ params }: Props) {
  return <GetQuote area={await cityArea(params)} />
}
