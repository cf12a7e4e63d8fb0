import type { Metadata } from 'next'
import { PrivacyPolicy } from '@/components/content/privacy-policy'
import { BRAND } from '@/lib/business/brand'
import type { CityKey } from '@/lib/cities/keys'
import type { PageContext } from '@/lib/cities/page-context'
import { env } from '@/lib/env'
import { PRIVACY_PATH } from '@/lib/routing/paths'
import { createMetadata } from './metadata'

/** The canonical address is the page without a city, which has the same text. */
export function createPrivacyMetadata(cityKey?: CityKey): Metadata {
  return createMetadata({
    title: 'Privacy Policy: What We Keep',
    description: `What ${BRAND.name} stores when you ask for a quote, why, and who to ask about it.`,
    canonical: PRIVACY_PATH,
    ...(cityKey && { cityKey }),
  })
}

/** `/privacy` and `/{city}/privacy`. */
export function Privacy({ pageContext }: { pageContext: PageContext }) {
  const uses = {
    appCheck: env.APP_CHECK_MODE !== 'off',
    speed: Boolean(env.VERCEL),
    mail: Boolean(env.SMTP_URL),
    googleTag: Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID),
  }
  return <PrivacyPolicy pageContext={pageContext} uses={uses} />
}
