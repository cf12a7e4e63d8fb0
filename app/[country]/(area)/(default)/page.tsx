import { defaultArea, type CountryParams } from '@/app/area'
import { Landing } from '@/app/landing'
import { areaMetadata } from '@/app/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities'

export const metadata = areaMetadata('home', null, getCity(DEFAULT_CITY))

export default async function DefaultLandingPage({ params }: { params: CountryParams }) {
  return <Landing area={await defaultArea(params)} />
}
