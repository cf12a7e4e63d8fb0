import { initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  getLimitedUseToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check'

let appCheck: AppCheck | undefined

export function startAppCheck(settings: string): () => Promise<string> {
  const { siteKey, app } = JSON.parse(settings) as { siteKey: string; app: FirebaseOptions }
  const started = (appCheck ??= initializeAppCheck(initializeApp(app), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  }))
  return async () => (await getLimitedUseToken(started)).token
}
