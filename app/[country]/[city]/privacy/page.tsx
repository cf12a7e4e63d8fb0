import { createPage } from '@/app/_shared/page-shell'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { PrivacyPolicy } from '@/components/content/privacy-policy'
import { env } from '@/lib/env'

/** The canonical address is the page without a city, which has the same text. */
export const generateMetadata = createGenerateMetadata('privacy')
export default createPage('privacy', ({ pageContext }) => {
  const uses = {
    appCheck: env.APP_CHECK_MODE !== 'off',
    speed: Boolean(env.VERCEL),
    mail: Boolean(env.SMTP_URL),
    googleTag: Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID),
  }
  return <PrivacyPolicy pageContext={pageContext} uses={uses} />
})
