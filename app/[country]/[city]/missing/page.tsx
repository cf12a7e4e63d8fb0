import { cityArea, type CityParams } from '@/app/_shared/area'
import { pageMetadata } from '@/app/_shared/metadata'
import { NothingHere } from '@/components/layout/nothing-here'

export const metadata = pageMetadata({
  title: 'Nothing at this address',
  description: 'This page does not exist. The crew does: call, or ask for a free quote.',
})

/** Every unknown address under a known city; middleware answers it with 404. */
export default async function MissingPage({ params }: { params: CityParams }) {
  return <NothingHere area={await cityArea(params)} />
}
