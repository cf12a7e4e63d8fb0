import { cityArea, type CityParams } from '@/app/_shared/area'
import { Landing } from '@/app/_shared/landing'
import { metadataOf } from '@/app/_shared/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('home')

export default async function CityLandingPage({ params }: Props) {
  return <Landing area={await cityArea(params)} />
}
