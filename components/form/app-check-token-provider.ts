import { initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  getLimitedUseToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'

export interface AppCheckSettings {
  siteKey: string
  app: FirebaseOptions
}

/** Starts App Check; the returned function fetches one limited-use token. */
export function createTokenProvider({ siteKey, app }: AppCheckSettings): () => Promise<string> {
  const appCheck = initializeAppCheck(initializeApp(app), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })
  return async () => (await getLimitedUseToken(appCheck)).token
}
