import 'server-only'
import type { AppCheck } from 'firebase-admin/app-check'
import { env } from '@/lib/env'
import { settleBy } from '@/lib/store/store'

/** `consumed`: valid, but sent before. `unavailable`: Google did not answer. */
export type AppCheckResult = 'valid' | 'consumed' | 'missing' | 'invalid' | 'unavailable'

/** Any other error code is a failure of Google or the network. */
const INVALID_TOKEN_CODES = ['app-check/invalid-argument', 'app-check/app-check-token-expired']

let appCheckPromise: Promise<AppCheck> | undefined

export async function verifyAppCheck(
  token: string,
  deadline: number,
  loadAppCheck: () => Promise<Pick<AppCheck, 'verifyToken'>> = getAppCheckOnce,
): Promise<AppCheckResult> {
  if (token === '') return 'missing'
  const verification = loadAppCheck().then((appCheck) =>
    appCheck.verifyToken(token, { consume: true }),
  )
  try {
    const { appId, alreadyConsumed } = await settleBy(deadline, verification)
    // Tokens of other web apps of the same Firebase project are also signed correctly.
    if (appId !== env.NEXT_PUBLIC_FIREBASE_WEB_APP?.appId) return 'invalid'
    return alreadyConsumed ? 'consumed' : 'valid'
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return INVALID_TOKEN_CODES.includes(code) ? 'invalid' : 'unavailable'
  }
}

function getAppCheckOnce(): Promise<AppCheck> {
  appCheckPromise ??= initializeAppCheck().catch((error: unknown) => {
    appCheckPromise = undefined
    throw error
  })
  return appCheckPromise
}

async function initializeAppCheck(): Promise<AppCheck> {
  const [{ applicationDefault, cert, initializeApp }, { getAppCheck }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/app-check'),
  ])
  const { FIREBASE_SERVICE_ACCOUNT: account, NEXT_PUBLIC_FIREBASE_WEB_APP: web } = env
  const credential = account
    ? cert({ clientEmail: account.client_email, privateKey: account.private_key })
    : applicationDefault()
  return getAppCheck(
    initializeApp({ credential, ...(web ? { projectId: web.projectId } : {}) }, 'app-check'),
  )
}
