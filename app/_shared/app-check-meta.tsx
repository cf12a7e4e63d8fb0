import { env } from '@/lib/env'
import { APP_CHECK_META } from '@/lib/forms/form'

/** What the forms need to ask for a token of App Check; nothing where that is off. */
export function AppCheckMeta() {
  if (env.APP_CHECK_MODE === 'off') return null
  const settings = {
    siteKey: env.NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY,
    app: env.NEXT_PUBLIC_FIREBASE_WEB_APP,
  }
  return <meta name={APP_CHECK_META} content={JSON.stringify(settings)} />
}
