import 'server-only'
import type { AppCheck } from 'firebase-admin/app-check'
import { waitUntil } from '@/lib/deadline'
import { env } from '@/lib/env'

/** `consumed`: valid, but sent before. `unavailable`: Google did not reply. */
export type AppCheckResult = 'valid' | 'consumed' | 'missing' | 'invalid' | 'unavailable'

/** Any other error code is a failure of Google or the network. */
const INVALID_TOKEN_CODES = ['app-check/invalid-argument', 'app-check/app-check-token-expired']

let appCheckPromise: Promise<AppCheck> | undefined

export async function verifyAppCheck(token: string, deadline: number): Promise<AppCheckResult> {
  if (token === '') return 'missing'
  appCheckPromise ??= initializeAppCheck().catch((error: unknown) => {
    appCheckPromise = undefined
    throw error
  })
  const verification = appCheckPromise.then((appCheck) =>
    appCheck.verifyToken(token, { consume: true }),
  )
  try {
    const { appId, alreadyConsumed } = await waitUntil(deadline, verification)
    // Tokens of other web apps of the same Firebase project are also signed correctly.
    if (appId !== env.NEXT_PUBLIC_FIREBASE_WEB_APP?.appId) return 'invalid'
    return alreadyConsumed ? 'consumed' : 'valid'
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return INVALID_TOKEN_CODES.includes(code) ? 'invalid' : 'unavailable'
  }
}

async function initializeAppCheck(): Promise<AppCheck> {
  const [{ initializeApp }, { getAppCheck }, { createCredential }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/app-check'),
    import('@/lib/store/firebase-connection'),
  ])
  const { FIREBASE_SERVICE_ACCOUNT: account, NEXT_PUBLIC_FIREBASE_WEB_APP: web } = env
  const project = web && { projectId: web.projectId }
  return getAppCheck(
    initializeApp({ credential: createCredential(account), ...project }, 'app-check'),
  )
}
