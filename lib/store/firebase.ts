import 'server-only'
import { connect, NO_ANSWER, type FirebaseSettings } from './firebase-connection'
import { openTransact, READ } from './firebase-transact'
import type { Identity, Store, StoredRecord } from './store'

const COMMAND_TIMEOUT_MS = 10_000

export function openFirebaseStore(settings: FirebaseSettings, identity: Identity): Store {
  const connection = connect(settings, identity)
  const { database, persist } = connection
  const transact = openTransact(connection)
  const runCommand = <Answer>(operation: () => Promise<Answer>) =>
    persist(operation, Date.now() + COMMAND_TIMEOUT_MS)

  const read: Store['read'] = async (list, key, deadline) => {
    const result = await transact(list, key, deadline, READ)
    if (result.status === 'stored') return result.record
    if (result.status === 'refused') throw new Error(`Permission denied at ${list}/${key}`)
    throw new Error(NO_ANSWER)
  }

  return {
    transact,
    read,
    list(list, { since, until, limit } = {}) {
      let query = database.ref(list).orderByKey()
      if (since !== undefined) query = query.startAt(since)
      if (until !== undefined) query = query.endAt(until)
      if (limit !== undefined) query = query.limitToFirst(limit)
      return runCommand(
        async () => ((await query.get()).val() ?? {}) as Record<string, StoredRecord>,
      )
    },
    update: (list, key, changes) =>
      runCommand(() => database.ref(`${list}/${key}`).update(changes)),
    remove: (list, key) => runCommand(() => database.ref(`${list}/${key}`).remove()),
    // The disks are Google's.
    eraseRemoved: () => Promise.resolve(),
  }
}
