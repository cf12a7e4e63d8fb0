import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { Landing } from '@/app/_shared/landing'
import { createPageMetadata } from '@/app/_shared/metadata'
import { DEFAULT_CITY, getCity } from '@/lib/cities/cities'

export const metadata = createPageMetadata('home', null, getCity(DEFAULT_CITY))

export default async function DefaultLandingPage({ params }: { params: CountryParams }) {
  return <Landing pageContext={await getDefaultPageContext(params)} />
}
