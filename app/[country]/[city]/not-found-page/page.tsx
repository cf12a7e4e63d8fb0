import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createMetadata } from '@/app/_shared/metadata'
import { NotFound } from '@/components/layout/not-found'

export const metadata = createMetadata({
  title: 'There’s nothing at this address',
  description: 'This page doesn’t exist, but our crew does. Call us or ask for a free quote.',
})

/** Every unknown address under a known city; the middleware sends it with status 404. */
export default async function CityNotFoundPage({ params }: { params: CityParams }) {
  return <NotFound pageContext={await getCityPageContext(params)} />
}
