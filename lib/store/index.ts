import 'server-only'
import { env } from '@/lib/env'
import { PREVIEW_PREFIX, type Identity, type Store } from './store'

const PREFIX = env.VERCEL_ENV === 'preview' ? PREVIEW_PREFIX : ''

const opened: Partial<Record<Identity, Promise<Store>>> = {}

/**
 * The configured store, opened on first use. Commands come as `ops`: the site may only create.
 * @throws when it cannot be opened
 */
export function getStore(identity: Identity = 'site'): Promise<Store> {
  return (opened[identity] ??= openStore(identity).catch((error: unknown) => {
    // A disk that was full for a moment must not cost the process its store for ever.
    delete opened[identity]
    throw error
  }))
}

// The adapter that is not used is never loaded.
async function openStore(identity: Identity): Promise<Store> {
  if (env.FIREBASE_DATABASE_URL) {
    const { openFirebaseStore } = await import('./firebase')
    return openFirebaseStore(
      {
        databaseUrl: env.FIREBASE_DATABASE_URL,
        emulatorHost: env.FIREBASE_DATABASE_EMULATOR_HOST,
        serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
      },
      identity,
      PREFIX,
    )
  }
  const { openSqliteStore } = await import('./sqlite')
  return openSqliteStore(env.LOCAL_DATABASE_FILE, PREFIX)
}
