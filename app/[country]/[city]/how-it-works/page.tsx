import { cityArea, type CityParams } from '@/app/area'
import { readingMetadata } from '@/app/metadata'
import { HowItWorks } from '@/components/content/how-it-works'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return readingMetadata('howItWorks', cityKey, city)
}

export default async function HowItWorksPage({ params }: Props) {
  return <HowItWorks area={await cityArea(params)} />
}
