import { cityArea, type CityParams } from '@/app/area'
import { Landing } from '@/app/landing'
import { landingMetadata } from '@/app/metadata'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return landingMetadata(cityKey, city)
}

export default async function CityLandingPage({ params }: Props) {
  return <Landing area={await cityArea(params)} />
}
