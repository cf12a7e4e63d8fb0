import {
  getCityPageContext,
  getHeadline,
  getHeadlineParams,
  type CityParams,
  type HeadlineParams,
} from '@/app/_shared/page-context'
import { GetQuote } from '@/app/_shared/get-quote'
import { createGenerateMetadata } from '@/app/_shared/metadata'

interface Props {
  params: CityParams & HeadlineParams
}

export const dynamicParams = false
export const generateStaticParams = getHeadlineParams
/** The canonical address is the page without a headline. */
export const generateMetadata = createGenerateMetadata('getQuote')

export default async function CityHeadlinePage({ params }: Props) {
  return (
    <GetQuote pageContext={await getCityPageContext(params)} headline={await getHeadline(params)} />
  )
}
