import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { GetQuote } from '@/app/_shared/get-quote'
import { createPageMetadata } from '@/app/_shared/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities/cities'

export const metadata = createPageMetadata('getQuote', null, getCity(DEFAULT_CITY))

export default async function DefaultGetQuotePage({ params }: { params: CountryParams }) {
  return <GetQuote pageContext={await getDefaultPageContext(params)} />
}
