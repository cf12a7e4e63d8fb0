import {
  defaultArea,
  headlineOf,
  headlineParams,
  type CountryParams,
  type HeadlineParams,
} from '@/app/_shared/area'
import { GetQuote } from '@/app/_shared/get-quote'
import { areaMetadata } from '@/app/_shared/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities/cities'

interface Props {
  params: CountryParams & HeadlineParams
}

/** The plain page's: search engines know the content by that address alone. */
export const metadata = areaMetadata('getQuote', null, getCity(DEFAULT_CITY))
export const dynamicParams = false
export const generateStaticParams = headlineParams

export default async function DefaultHeadlinePage({ params }: Props) {
  return <GetQuote area={await defaultArea(params)} headline={await headlineOf(params)} />
}
