import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { GetQuote } from '@/app/_shared/get-quote'
import { createGenerateMetadata } from '@/app/_shared/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('getQuote')

export default async function CityGetQuotePage({ params }: Props) {
  return <GetQuote pageContext={await getCityPageContext(params)} />
}
