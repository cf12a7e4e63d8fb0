import { defaultArea, type CountryParams } from '@/app/area'
import { GetQuote } from '@/app/get-quote'
import { areaMetadata } from '@/app/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities'

export const metadata = areaMetadata('getQuote', null, getCity(DEFAULT_CITY))

export default async function DefaultGetQuotePage({ params }: { params: CountryParams }) {
  return <GetQuote area={await defaultArea(params)} />
}
