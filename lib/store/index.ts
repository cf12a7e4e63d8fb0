import 'server-only'
import { env } from '@/lib/env'
import { PREVIEW_PREFIX, type Identity, type Store } from './store'

export function getListPrefix(environment: typeof env.VERCEL_ENV): string {
  return environment === 'preview' ? PREVIEW_PREFIX : ''
}

/** The configured database as commands print it: its URL or file, with `/preview` on previews. */
export function describeStore(): string {
  const database = env.FIREBASE_DATABASE_URL ?? env.LOCAL_DATABASE_FILE
  return `${database}/${getListPrefix(env.VERCEL_ENV)}`.replace(/\/$/, '')
}

const storePromises: Partial<Record<Identity, Promise<Store>>> = {}

export function getStore(identity: Identity = 'site'): Promise<Store> {
  return (storePromises[identity] ??= openStore(identity).catch((error: unknown) => {
    // A disk may be full for a moment only.
    delete storePromises[identity]
    throw error
  }))
}

export async function openStore(
  identity: Identity,
  prefix = getListPrefix(env.VERCEL_ENV),
): Promise<Store> {
  if (env.FIREBASE_DATABASE_URL) {
    const { openFirebaseStore } = await import('./firebase')
    return openFirebaseStore(
      {
        databaseUrl: env.FIREBASE_DATABASE_URL,
        emulatorHost: env.FIREBASE_DATABASE_EMULATOR_HOST,
        serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
      },
      identity,
      prefix,
    )
  }
  const { openSqliteStore } = await import('./sqlite')
  return openSqliteStore(env.LOCAL_DATABASE_FILE, prefix)
}
