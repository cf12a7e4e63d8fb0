import {
  cityArea,
  headlineOf,
  headlineParams,
  type CityParams,
  type HeadlineParams,
} from '@/app/_shared/area'
import { GetQuote } from '@/app/_shared/get-quote'
import { metadataOf } from '@/app/_shared/metadata'

interface Props {
  params: CityParams & HeadlineParams
}

export const dynamicParams = false
export const generateStaticParams = headlineParams
/** The plain page's: search engines know the content by that address alone. */
export const generateMetadata = metadataOf('getQuote')

export default async function CityHeadlinePage({ params }: Props) {
  return <GetQuote area={await cityArea(params)} headline={await headlineOf(params)} />
}
