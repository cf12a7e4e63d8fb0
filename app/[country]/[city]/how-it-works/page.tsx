import { cityArea, type CityParams } from '@/app/_shared/area'
import { metadataOf } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
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
