import 'server-only'
import { randomUUID } from 'node:crypto'
import { applicationDefault, cert, deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { getDatabase } from 'firebase-admin/database'
import type { Env } from '@/lib/env'
import { getRemainingMs, waitUntil, sleep, TimeoutError } from '@/lib/deadline'
import type { Identity } from './store'

const SILENCE_MS = 2_000
/** Longer than SILENCE_MS, or we would never hear a database that replies after two seconds. */
const MIN_CONNECTION_MS = 2_500
/** A serverless host freezes an idle process, whose connection then dies unnoticed. */
const MAX_IDLE_MS = 30_000
export const RETRY_DELAY_MS = 200
const POLL_MS = 100
export const NO_REPLY = 'The database did not reply in time'

export interface FirebaseSettings {
  databaseUrl: string
  serviceAccount: Env['FIREBASE_SERVICE_ACCOUNT']
}

export type FirebaseConnection = ReturnType<typeof connect>

/** The database rules apply. The SDK itself reads FIREBASE_DATABASE_EMULATOR_HOST, and waits forever. */
export function connect({ databaseUrl, serviceAccount }: FirebaseSettings, identity: Identity) {
  const app = initializeApp(
    {
      databaseURL: databaseUrl,
      databaseAuthVariableOverride: { uid: identity },
      credential: createCredential(serviceAccount),
    },
    // App names must differ: the framework may load this module more than once in a process.
    `${identity}-${randomUUID()}`,
  )
  const database = getDatabase(app)
  let usedAt = Date.now()
  let replacedAt = 0

  /** Reconnects at once. The SDK rejects transactions that are on their way, and resends the rest. */
  function replaceConnection() {
    if (Date.now() - replacedAt < MIN_CONNECTION_MS) return
    replacedAt = Date.now()
    database.goOffline()
    database.goOnline()
  }

  /** Replaces the connection while this operation hears nothing. @throws TimeoutError; it may still arrive */
  function waitFor<Answer>(
    operation: () => Promise<Answer>,
    deadline: number,
    hearing = { heardAt: Date.now() },
  ): Promise<Answer> {
    if (Date.now() - usedAt > MAX_IDLE_MS) replaceConnection()
    usedAt = Date.now()
    const watch = setInterval(() => {
      if (Date.now() - hearing.heardAt >= SILENCE_MS) replaceConnection()
    }, POLL_MS)
    return waitUntil(deadline, operation()).finally(() => clearInterval(watch))
  }

  /** Retries after a replaced connection, and while the database is unavailable. */
  async function persist<Answer>(operation: () => Promise<Answer>, deadline: number) {
    for (;;) {
      try {
        return await waitFor(operation, deadline)
      } catch (error) {
        if (error instanceof TimeoutError) throw new Error(NO_REPLY, { cause: error })
        if (isDenied(error) || getRemainingMs(deadline) <= RETRY_DELAY_MS) throw error
        await sleep(RETRY_DELAY_MS)
      }
    }
  }

  return { database, waitFor, persist }
}

export async function closeFirebaseStores(): Promise<void> {
  await Promise.all(getApps().map(deleteApp))
}

/** Transactions, reads and updates each word it differently. */
export const isDenied = (error: unknown) => /permission.denied/i.test((error as Error).message)

export function createCredential(account: FirebaseSettings['serviceAccount']) {
  return account ? cert(account) : applicationDefault()
}
