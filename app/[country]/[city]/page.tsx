import { cityArea, type CityParams } from '@/app/area'
import { Landing } from '@/app/landing'
import { metadataOf } from '@/app/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('home')

export default async function CityLandingPage({ params }: Props) {
  return <Landing area={await cityArea(params)} />
}
