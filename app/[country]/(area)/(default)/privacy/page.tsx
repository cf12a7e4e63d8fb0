import { defaultArea, type CountryParams } from '@/app/area'
import { pageMetadata } from '@/app/metadata'
import { PrivacyPolicy } from '@/components/content/privacy-policy'
import { BRAND } from '@/lib/brand'
import { PRIVACY_PATH } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Privacy Policy: What We Keep',
  description: `What ${BRAND.name} stores when you ask for a quote, why, and whom to ask about it.`,
  canonical: PRIVACY_PATH,
})

export default async function PrivacyPage({ params }: { params: CountryParams }) {
  return <PrivacyPolicy area={await defaultArea(params)} />
}
