import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { Landing } from '@/app/_shared/landing'
import { createPageMetadata } from '@/app/_shared/metadata'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'

export const metadata = createPageMetadata('home', null, getCity(DEFAULT_CITY))

export default async function DefaultLandingPage({ params }: { params: CountryParams }) {
  return <Landing pageContext={await getDefaultPageContext(params)} />
}
