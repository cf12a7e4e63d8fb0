import 'server-only'
import { env } from './env'
import { NONCE_FIELD, readFields, TRAP_FIELD } from './form'
import { logEvent } from './log'
import { recordKey, type RecordKey } from './record-key'
import { getStore } from './store'
import type { List, Saved, Store, StoredRecord } from './store/store'
import { clientIp } from './visitor'

/** The whole of an action's work with the store: a visitor waits no longer. */
const BUDGET_MS = 6_000
/** What is written beside a record may take this long, and may fail. */
const BESIDE_MS = 1_000

/** When a request was sent, and from which internet address ('' where nobody can tell). */
interface Sent {
  now: Date
  ip: string
}

export interface Submission {
  list: 'leads' | 'jobs'
  /** The record of what was sent. */
  record: (sent: Sent) => StoredRecord
  /** What else we learnt, by sibling list; stored under the same key. */
  beside?: Partial<Record<List, StoredRecord>> | undefined
  /** What the visitor sent, cleaned: it identifies the request. */
  sent: unknown
}

/** What became of a submission, and the key it stands under. */
interface SaveResult {
  saved: Saved
  key: string
}

/** Whether the honeypot was filled: such a request is kept apart and answered like any other. */
function isTrapped(form: unknown): boolean {
  return readFields(form, [TRAP_FIELD])[TRAP_FIELD] !== ''
}

/** Stores what a form asked for, once, however often it is sent. Never throws. */
export async function save(
  form: unknown,
  headers: Pick<Headers, 'get'>,
  submission: Submission,
): Promise<SaveResult> {
  const now = new Date()
  const ip = clientIp(headers, env.CLIENT_IP_SOURCE)
  const { [NONCE_FIELD]: nonce } = readFields(form, [NONCE_FIELD])
  const list: List = isTrapped(form) ? `quarantine/${submission.list}` : submission.list
  const identity = recordKey(nonce, [list, submission.sent], now.getTime())
  let key = identity.key
  // Nothing has been written yet; but without a nonce the window before may hold an earlier try.
  let saved: Saved = identity.earlier ? 'unknown' : 'refused'
  try {
    const store = await getStore()
    const deadline = now.getTime() + BUDGET_MS
    if (await standsEarlier(store, list, identity, deadline)) {
      key = identity.earlier ?? key
      saved = 'stored'
    } else {
      const main = store.create(list, key, submission.record({ now, ip }), deadline)
      const beside = createBeside(store, key, submission.beside ?? {})
      saved = await main
      await beside
    }
  } catch (error) {
    logEvent('save', { list, outcome: 'error', reason: (error as Error).message })
  }
  logEvent('save', { list, key, outcome: saved })
  return { saved, key }
}

/** Whether the window before holds the same request. @throws when nobody can tell */
async function standsEarlier(
  store: Store,
  list: List,
  { earlier }: RecordKey,
  deadline: number,
): Promise<boolean> {
  return earlier !== undefined && (await store.read(list, earlier, deadline)) !== null
}

/** Writes the sibling records; a failure is logged and costs nothing else. */
async function createBeside(
  store: Store,
  key: string,
  records: Partial<Record<List, StoredRecord>>,
): Promise<void> {
  const deadline = Date.now() + BESIDE_MS
  await Promise.all(
    Object.entries(records).map(async ([list, record]) => {
      const saved = await store.create(list as List, key, record, deadline)
      if (saved !== 'stored') logEvent('save', { list, key, outcome: saved })
    }),
  )
}
