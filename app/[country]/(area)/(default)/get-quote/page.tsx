import { defaultArea, type CountryParams } from '@/app/_shared/area'
import { GetQuote } from '@/app/_shared/get-quote'
import { areaMetadata } from '@/app/_shared/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities/cities'

export const metadata = areaMetadata('getQuote', null, getCity(DEFAULT_CITY))

export default async function DefaultGetQuotePage({ params }: { params: CountryParams }) {
  return <GetQuote area={await defaultArea(params)} />
}
