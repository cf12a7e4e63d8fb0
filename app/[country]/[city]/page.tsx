import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { Landing } from '@/app/_shared/landing'
import { createGenerateMetadata } from '@/app/_shared/metadata'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('home')

export default async function CityLandingPage({ params }: Props) {
  return <Landing pageContext={await getCityPageContext(params)} />
}
