import { cityArea, type CityParams } from '@/app/area'
import { metadataOf } from '@/app/metadata'
import { StructuredData } from '@/app/structured-data'
import { HowItWorks } from '@/components/content/how-it-works'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('howItWorks')

export default async function HowItWorksPage({ params }: Props) {
  const area = await cityArea(params)
  return (
    <>
      <HowItWorks area={area} />
      <StructuredData page="howItWorks" area={area} />
    </>
  )
}
