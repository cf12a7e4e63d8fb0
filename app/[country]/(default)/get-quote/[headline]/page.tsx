import {
  getDefaultPageContext,
  getHeadline,
  getHeadlineParams,
  type CountryParams,
  type HeadlineParams,
} from '@/app/_shared/page-context'
import { GetQuote } from '@/app/_shared/get-quote'
import { createPageMetadata } from '@/app/_shared/metadata'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'

interface Props {
  params: CountryParams & HeadlineParams
}

/** The canonical address is the page without a headline. */
export const metadata = createPageMetadata('getQuote', null, getCity(DEFAULT_CITY))
export const dynamicParams = false
export const generateStaticParams = getHeadlineParams

export default async function DefaultHeadlinePage({ params }: Props) {
  return (
    <GetQuote
      pageContext={await getDefaultPageContext(params)}
      headline={await getHeadline(params)}
    />
  )
}
