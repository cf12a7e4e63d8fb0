import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Reference } from 'firebase-admin/database'
import { connect, isDenied, type FirebaseSettings } from './firebase-connection'
import {
  getRemainingMs,
  type Change,
  type Identity,
  type ReplaceResult,
  type Store,
  type StoredRecord,
  type TransactResult,
  type WriteResult,
} from './store'

const COMMAND_TIMEOUT_MS = 10_000

/** Why transactions, and why two rules around them: docs/decisions/0002-firebase-admin-transactions.md */
export function openFirebaseStore(settings: FirebaseSettings, identity: Identity): Store {
  const { database, persist } = connect(settings, identity)
  const running = new Map<string, Promise<unknown>>()

  /** A second transaction of a path would take the first one's unsent value for a stored one. */
  async function inTurn<Result>(
    path: string,
    transact: (ref: Reference) => Promise<Result>,
  ): Promise<Result> {
    while (running.has(path)) await running.get(path)?.catch(() => undefined)
    const transaction = transact(database.ref(path)).finally(() => running.delete(path))
    running.set(path, transaction)
    return transaction
  }

  const readPath = async (path: string) =>
    (await database.ref(path).get()).val() as StoredRecord | null

  const read: Store['read'] = (list, key, deadline) =>
    persist(() => readPath(`${list}/${key}`), deadline)

  return {
    createIfAbsent: (list, key, record, deadline) =>
      persist(() => inTurn(`${list}/${key}`, (ref) => create(ref, record)), deadline).catch(() => ({
        status: 'unknown',
      })),
    transact: (list, key, deadline, change) =>
      persist(
        () => inTurn(`${list}/${key}`, (ref) => transact(ref, deadline, change)),
        deadline,
      ).catch(() => ({ status: 'unknown' })),
    replace: (list, key, ...values) =>
      persist(() => inTurn(`${list}/${key}`, (ref) => replace(ref, ...values)), values[2]).catch(
        () => 'unknown',
      ),
    read,
    list(list, since = '', limit = Infinity) {
      const all = database.ref(list).orderByKey()
      const from = since === '' ? all : all.startAt(since)
      const query = limit === Infinity ? from : from.limitToFirst(limit)
      return persist(
        async () => ((await query.get()).val() ?? {}) as Record<string, StoredRecord>,
        getCommandDeadline(),
      )
    },
    async update(list, key, changes) {
      const deadline = getCommandDeadline()
      if (!(await read(list, key, deadline))) throw new Error(`${list}/${key} does not exist`)
      await persist(() => database.ref(`${list}/${key}`).update(changes), deadline)
    },
    remove: (list, key) =>
      persist(() => database.ref(`${list}/${key}`).remove(), getCommandDeadline()),
    // Its disks are Google's.
    eraseRemoved: () => Promise.resolve(),
  }
}

/** The end of a transaction that writes nothing. */
const DECLINE = undefined

async function create(ref: Reference, record: StoredRecord): Promise<WriteResult> {
  try {
    const { snapshot } = await ref.transaction(
      (current) => (current === null ? record : DECLINE),
      undefined,
      false,
    )
    return { status: 'stored', record: snapshot.val() as StoredRecord }
  } catch (error) {
    if (!isDenied(error)) throw error
    // The rules also deny the site what would overwrite.
    const existing = (await ref.get().catch(ignoreDenial))?.val() as StoredRecord | undefined
    return existing ? { status: 'stored', record: existing } : { status: 'refused' }
  }
}

async function transact(ref: Reference, deadline: number, change: Change): Promise<TransactResult> {
  const stopListening = await listen(ref)
  try {
    const { committed, snapshot } = await ref.transaction(
      (current: StoredRecord | null) =>
        getRemainingMs(deadline) === 0 ? DECLINE : change(current),
      undefined,
      false,
    )
    const record = snapshot.val() as StoredRecord | null
    return { status: 'stored', record, isChanged: committed }
  } catch (error) {
    if (!isDenied(error)) throw error
    return { status: 'refused' }
  } finally {
    stopListening()
  }
}

async function replace(
  ref: Reference,
  expected: StoredRecord,
  next: StoredRecord | null,
  deadline: number,
): Promise<ReplaceResult> {
  const judge = (current: unknown) => {
    if (isDeepStrictEqual(current, next)) return 'replaced'
    return isDeepStrictEqual(current, expected) ? undefined : 'changed'
  }
  // Without a listener the transaction would begin with null, whatever is stored.
  const stopListening = await listen(ref)
  try {
    const { committed, snapshot } = await ref.transaction(
      // Nobody waits for a late one: it must not arrive any more.
      (current) => (judge(current) || getRemainingMs(deadline) === 0 ? DECLINE : next),
      undefined,
      false,
    )
    return committed ? 'replaced' : (judge(snapshot.val()) ?? 'refused')
  } catch (error) {
    if (!isDenied(error)) throw error
    // The rules also deny the site what staff have closed meanwhile.
    const current = await ref.get().catch(ignoreDenial)
    return (current && judge(current.val())) ?? 'refused'
  } finally {
    stopListening()
  }
}

/** Resolves when the value of the path is known. @throws if it may not be read */
function listen(ref: Reference): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const listener = ref.on('value', () => resolve(() => ref.off('value', listener)), reject)
  })
}

const getCommandDeadline = () => Date.now() + COMMAND_TIMEOUT_MS

function ignoreDenial(error: unknown): null {
  if (isDenied(error)) return null
  throw error
}
