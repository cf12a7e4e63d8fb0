import type { Metadata } from 'next'
import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createPrivacyMetadata, Privacy } from '@/app/_shared/privacy'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { cityKey } = await getCityPageContext(params)
  return createPrivacyMetadata(cityKey)
}

export default async function CityPrivacyPage({ params }: Props) {
  return <Privacy pageContext={await getCityPageContext(params)} />
}
