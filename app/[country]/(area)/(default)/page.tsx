import { defaultArea, type CountryParams } from '@/app/_shared/area'
import { Landing } from '@/app/_shared/landing'
import { areaMetadata } from '@/app/_shared/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities/cities'

export const metadata = areaMetadata('home', null, getCity(DEFAULT_CITY))

export default async function DefaultLandingPage({ params }: { params: CountryParams }) {
  return <Landing area={await defaultArea(params)} />
}
