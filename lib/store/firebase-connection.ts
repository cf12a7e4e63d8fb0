import 'server-only'
import { randomUUID } from 'node:crypto'
import { applicationDefault, cert, deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { getDatabase } from 'firebase-admin/database'
import type { Env } from '@/lib/env'
import { getRemainingMs, settleBy, sleep, TimeoutError } from '@/lib/deadline'
import type { Identity } from './store'

const SILENCE_MS = 2_000
/** Longer than the silence: else a database that answers after two seconds would never be heard. */
const MIN_CONNECTION_MS = 2_500
/** A serverless host freezes an idle process, and its connection dies unnoticed. */
const MAX_IDLE_MS = 30_000
export const RETRY_DELAY_MS = 200
const POLL_MS = 100
export const NO_ANSWER = 'The database did not answer in time'

export interface FirebaseSettings {
  databaseUrl: string
  serviceAccount: Env['FIREBASE_SERVICE_ACCOUNT']
}

export type FirebaseConnection = ReturnType<typeof connect>

/**
 * A connection under the database rules. The SDK itself reads FIREBASE_DATABASE_EMULATOR_HOST, and waits for
 * an answer for ever.
 */
export function connect({ databaseUrl, serviceAccount }: FirebaseSettings, identity: Identity) {
  const app = initializeApp(
    {
      databaseURL: databaseUrl,
      databaseAuthVariableOverride: { uid: identity },
      credential: createCredential(serviceAccount),
    },
    // The framework may load this module more than once in a process.
    `${identity}-${randomUUID()}`,
  )
  const database = getDatabase(app)
  let usedAt = Date.now()
  let replacedAt = 0

  /** Reconnects at once; transactions that were sent are rejected, everything else is sent again. */
  function replaceConnection() {
    if (Date.now() - replacedAt < MIN_CONNECTION_MS) return
    replacedAt = Date.now()
    database.goOffline()
    database.goOnline()
  }

  /**
   * Replaces the connection while nothing is heard, counted for each operation: others may be answered.
   * @throws TimeoutError; the operation may still arrive
   */
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
    return settleBy(deadline, operation()).finally(() => clearInterval(watch))
  }

  /** Starts an operation again after a replaced connection, or while the database is unavailable. */
  async function persist<Answer>(operation: () => Promise<Answer>, deadline: number) {
    for (;;) {
      try {
        return await waitFor(operation, deadline)
      } catch (error) {
        if (error instanceof TimeoutError) throw new Error(NO_ANSWER, { cause: error })
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

/** Transactions, reads and updates have one text each for it. */
export const isDenied = (error: unknown) => /permission.denied/i.test((error as Error).message)

export function createCredential(account: FirebaseSettings['serviceAccount']) {
  return account ? cert(account) : applicationDefault()
}
