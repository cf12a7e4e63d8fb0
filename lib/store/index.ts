import 'server-only'
import { env } from '@/lib/env'
import type { Store } from './store'

/** A preview deployment has lists of its own: nobody's test reaches the dispatcher. */
const PREFIX = env.VERCEL_ENV === 'preview' ? 'preview/' : ''

let opened: Promise<Store> | undefined

/** The configured store, opened on first use. @throws when it cannot be opened */
export function getStore(): Promise<Store> {
  opened ??= openStore().catch((error: unknown) => {
    // A disk that was full for a moment must not cost the process its store for ever.
    opened = undefined
    throw error
  })
  return opened
}

// The adapter that is not used is never loaded.
async function openStore(): Promise<Store> {
  if (env.FIREBASE_DATABASE_URL) {
    const { openFirebaseStore } = await import('./firebase')
    return openFirebaseStore(
      {
        databaseUrl: env.FIREBASE_DATABASE_URL,
        emulatorHost: env.FIREBASE_DATABASE_EMULATOR_HOST,
        serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
      },
      PREFIX,
    )
  }
  const { openSqliteStore } = await import('./sqlite')
  return openSqliteStore(env.LOCAL_DATABASE_FILE, PREFIX)
}
