import { cityArea, type CityParams } from '@/app/area'
import { GetQuote } from '@/app/get-quote'
import { getQuoteMetadata } from '@/app/metadata'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return getQuoteMetadata(cityKey, city)
}

export default async function CityGetQuotePage({ params }: Props) {
  return <GetQuote area={await cityArea(params)} />
}
