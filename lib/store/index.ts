import 'server-only'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import type { Identity, Store } from './store'

export function describeStore(): string {
  return env.FIREBASE_DATABASE_URL ?? env.LOCAL_DATABASE_FILE
}

const storePromises: Partial<Record<Identity, Promise<Store>>> = {}

export function getStore(identity: Identity = 'site'): Promise<Store> {
  return (storePromises[identity] ??= openStore(identity).catch((error: unknown) => {
    // The failure may pass, as with a full disk, so the next call opens the store again.
    delete storePromises[identity]
    throw error
  }))
}

/** A command's process ends only after this. */
export async function closeStores(): Promise<void> {
  if (!env.FIREBASE_DATABASE_URL) return
  const { closeFirebaseStores } = await import('./firebase-connection')
  await closeFirebaseStores()
}

async function openStore(identity: Identity): Promise<Store> {
  const store = await openAdapter(identity)
  // Commands print their failures.
  return identity === 'site' ? logFailures(store) : store
}

async function openAdapter(identity: Identity): Promise<Store> {
  const { FIREBASE_DATABASE_URL: databaseUrl, FIREBASE_SERVICE_ACCOUNT: serviceAccount } = env
  if (databaseUrl) {
    const { openFirebaseStore } = await import('./firebase')
    return openFirebaseStore({ databaseUrl, serviceAccount }, identity)
  }
  const { openSqliteStore } = await import('./sqlite')
  return openSqliteStore(env.LOCAL_DATABASE_FILE)
}

/** Logs why a write failed: the visitor's reply and its line in the log only say that it did. */
function logFailures(store: Store): Store {
  return {
    ...store,
    async transact(list, ...options) {
      const result = await store.transact(list, ...options)
      if (result.status !== 'stored') {
        const { status: outcome, reason } = result
        logEvent('store', { outcome, list, ...(reason && { reason }) }, 'error')
      }
      return result
    },
  }
}
