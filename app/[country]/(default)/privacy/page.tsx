import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { createPrivacyMetadata, Privacy } from '@/app/_shared/privacy'

export const metadata = createPrivacyMetadata()

export default async function PrivacyPage({ params }: { params: CountryParams }) {
  return <Privacy pageContext={await getDefaultPageContext(params)} />
}
