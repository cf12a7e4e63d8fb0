import { getDefaultPageContext, type CountryParams } from '@/app/_shared/page-context'
import { createMetadata } from '@/app/_shared/metadata'
import { PrivacyPolicy } from '@/components/content/privacy-policy'
import { BRAND } from '@/lib/business/brand'
import { env } from '@/lib/env'
import { PRIVACY_PATH } from '@/lib/routing/paths'

export const metadata = createMetadata({
  title: 'Privacy Policy: What We Keep',
  description: `What ${BRAND.name} stores when you ask for a quote, why, and who to ask about it.`,
  canonical: PRIVACY_PATH,
})

export default async function PrivacyPage({ params }: { params: CountryParams }) {
  const uses = {
    appCheck: env.APP_CHECK_MODE !== 'off',
    vitals: Boolean(env.VITALS_SAMPLE),
    googleTag: Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID),
  }
  return <PrivacyPolicy pageContext={await getDefaultPageContext(params)} uses={uses} />
}
