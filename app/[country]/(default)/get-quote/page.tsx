import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { GetQuote } from '@/app/_shared/get-quote'
import { createPageMetadata } from '@/app/_shared/metadata'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'

export const metadata = createPageMetadata('getQuote', null, getCity(DEFAULT_CITY))

export default async function DefaultGetQuotePage({ params }: { params: CountryParams }) {
  return <GetQuote pageContext={await getDefaultPageContext(params)} />
}
