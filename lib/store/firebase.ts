import 'server-only'
import {
  connect,
  NO_REPLY,
  type FirebaseSettings,
  isDenied,
  RETRY_DELAY_MS,
  type FirebaseConnection,
} from './firebase-connection'
import type { Reference } from 'firebase-admin/database'
import { getRemainingMs, sleep } from '@/lib/deadline'
import {
  type Identity,
  type Store,
  type StoredRecord,
  applyChange,
  type Change,
  type TransactResult,
} from './store'

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
    throw new Error(NO_REPLY)
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

const MAX_FAILURES = 3

/** Leaves the record. A `get()` needs half the messages of a transaction, and never runs beside one. */
const READ: Change = () => undefined

interface Call {
  change: Change
  deadline: number
  end: (result: TransactResult) => void
}

/** `ref.transaction()` alone is not enough: docs/decisions/0002-firebase-admin-transactions.md */
function openTransact({ database, waitFor }: FirebaseConnection): Store['transact'] {
  const queues = new Map<string, RecordQueue>()
  return async (list, key, deadline, change) => {
    const path = `${list}/${key}`
    const queue =
      queues.get(path) ?? new RecordQueue(database.ref(path), () => void queues.delete(path))
    queues.set(path, queue)
    return waitFor(() => queue.add(change, deadline), deadline, queue).catch((error: Error) => ({
      status: 'unknown',
      reason: queue.failure ?? error.message,
    }))
  }
}

/** Updates of one record. Those that wait while a transaction runs go out together in the next one. */
class RecordQueue {
  heardAt = Date.now()
  failure: string | undefined
  #waiting: Call[] = []
  #isRunning = false

  constructor(
    private readonly ref: Reference,
    private readonly onEmpty: () => void,
  ) {}

  add(change: Change, deadline: number): Promise<TransactResult> {
    return new Promise((end) => {
      this.#waiting.push({ change, deadline, end })
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0))
    this.onEmpty()
  }

  async #settle(calls: Call[]): Promise<void> {
    const failures = { refused: 0, contended: 0 }
    const deadline = Math.max(...calls.map((call) => call.deadline))
    while (getRemainingMs(deadline) > 0) {
      const failure = await this.#attempt(calls)
      // The SDK drops an aborted transaction's listener in a timer; until then its value is old.
      await sleep(0)
      if (failure === undefined) return
      // The rules may have denied only one of these calls.
      if (failure === 'refused' && calls.length > 1) {
        for (const call of calls) await this.#settle([call])
        return
      }
      if (failure !== 'silent' && ++failures[failure] === MAX_FAILURES) {
        for (const { end } of calls)
          end({ status: failure, ...(this.failure && { reason: this.failure }) })
        return
      }
      if (failure !== 'refused') await sleep(RETRY_DELAY_MS * Math.random())
    }
  }

  /** One SDK transaction, which calls `update` again for each value that others write meanwhile. */
  async #attempt(calls: Call[]): Promise<'refused' | 'contended' | 'silent' | undefined> {
    let results: TransactResult[] = []
    const update = (current: StoredRecord | null) => {
      this.heardAt = Date.now()
      results = []
      let record = current
      for (const { change, deadline } of calls) {
        const isLate = getRemainingMs(deadline) === 0
        const result = isLate ? ({ status: 'unknown' } as const) : applyChange(change, record)
        if (result.status === 'stored') record = result.record
        results.push(result)
      }
      const isChanged = results.some((result) => result.status === 'stored' && result.isChanged)
      return isChanged ? record : undefined
    }
    try {
      const isRead = calls.every(({ change }) => change === READ)
      if (isRead) update(((await this.ref.get()).val() ?? null) as StoredRecord | null)
      else await transactOnServerValue(this.ref, update)
      for (const [index, result] of results.entries()) calls[index]?.end(result)
      return undefined
    } catch (error) {
      this.failure = (error as Error).message
      if (isDenied(error)) return 'refused'
      return (error as Error).message === 'maxretry' ? 'contended' : 'silent'
    } finally {
      this.heardAt = Date.now()
    }
  }
}

/** Unless we listen, `update` first sees null, and if it leaves that, the SDK never asks the server. */
function transactOnServerValue(
  ref: Reference,
  update: (current: StoredRecord | null) => StoredRecord | null | undefined,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      ref.transaction(update, undefined, false).then(resolve, reject)
      ref.off('value', begin)
    }
    ref.on('value', begin, reject)
  })
}
