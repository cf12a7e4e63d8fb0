import type { Metadata } from 'next'
import { createMetadata } from '@/app/_shared/metadata'
import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { PrivacyPolicy } from '@/components/content/privacy-policy'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { BRAND } from '@/lib/business/brand'
import { env } from '@/lib/env'

/** The canonical address is the page without a city, which has the same text. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const pageContext = await getPageContext(await params)
  const { t } = pageContext
  return createMetadata({
    title: t('Privacy Policy: What We Keep'),
    description: t('What {brand} stores when you ask for a quote, why, and who to ask about it.', {
      brand: BRAND.name,
    }),
    canonical: 'privacy',
    pageContext,
  })
}

export default async function PrivacyPage({ params }: PageProps) {
  const uses = {
    appCheck: env.APP_CHECK_MODE !== 'off',
    speed: Boolean(env.VERCEL),
    mail: Boolean(env.SMTP_URL),
    googleTag: Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID),
  }
  const pageContext = await getPageContext(await params)
  return (
    <>
      <LanguageSwitch pageContext={pageContext} page="privacy" />
      <PrivacyPolicy pageContext={pageContext} uses={uses} />
    </>
  )
}
