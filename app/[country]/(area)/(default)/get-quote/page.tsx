import { defaultArea, type CountryParams } from '@/app/area'
import { GetQuote } from '@/app/get-quote'
import { getQuoteMetadata } from '@/app/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities'

export const metadata = getQuoteMetadata(null, getCity(DEFAULT_CITY))

export default async function DefaultGetQuotePage({ params }: { params: CountryParams }) {
  return <GetQuote area={await defaultArea(params)} />
}
