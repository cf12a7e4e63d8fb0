import 'server-only'
import { backOff, sleep, timeLeft } from './retry'
import type { Saved, Store, StoredRecord } from './store'

/** The longest one try may take: a hung one must leave time for another before the deadline. */
const ATTEMPT_MS = 2_500
/** For commands that a person waits for. */
const PATIENCE_MS = 10_000

export interface RestDatabase {
  /** Address of a list or record, e.g. `https://x.firebaseio.com/leads/KEY.json`. */
  address(path: string): string
  /** A bearer token; `fresh` after the database refused the last one. */
  token(fresh: boolean): Promise<string>
}

interface Question {
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  deadline: number
  headers?: Record<string, string>
  record?: StoredRecord
  /** Ask with a new token. */
  fresh?: boolean
}

interface Answer {
  /** 0 where no answer came. */
  status: number
  /** Whether the request was sent: then it may have been carried out, answer or none. */
  sent: boolean
  etag: string | null
  /** The parsed body; undefined where it was cut off or is not JSON. */
  value: unknown
}

/**
 * A store on a JSON tree with the Realtime Database's REST interface, where a write can be made
 * conditional (https://firebase.google.com/docs/database/rest/save-data#conditional-requests).
 * @param prefix put before every list name, e.g. `preview/`
 */
export function openRestStore(database: RestDatabase, prefix = ''): Store {
  async function ask(question: Question): Promise<Answer> {
    const { method, path, deadline, headers, record, fresh = false } = question
    const signal = AbortSignal.timeout(Math.min(ATTEMPT_MS, timeLeft(deadline)))
    let sent = false
    try {
      const token = await inTime(database.token(fresh), signal)
      sent = true
      const response = await fetch(database.address(prefix + path), {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        body: record && JSON.stringify(record),
        // Never carry the token to another host.
        redirect: 'manual',
        cache: 'no-store',
        signal,
      })
      const value: unknown = await response.json().catch(() => undefined)
      return { status: response.status, sent, etag: response.headers.get('etag'), value }
    } catch {
      return { status: 0, sent, etag: null, value: undefined }
    }
  }

  /**
   * The questions of one operation about one path. A token that is refused is renewed, once: where
   * the fresh one is refused, too, another would be.
   */
  function conversation(path: string, deadline: number) {
    let stale = false
    let renewed = false
    return async (question: Pick<Question, 'method' | 'headers' | 'record'>) => {
      const fresh = stale && !renewed
      renewed ||= fresh
      const answer = await ask({ ...question, path, deadline, fresh })
      stale = isStale(answer)
      return answer
    }
  }

  /** What stands at a path, with its ETag; the last answer where none of them tells. */
  async function look(inquire: ReturnType<typeof conversation>, deadline: number): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const headers = { 'x-firebase-etag': 'true' }
      const answer = await inquire({ method: 'GET', headers })
      const pause = backOff(attempt)
      if (tells(answer) || isFinal(answer) || timeLeft(deadline) <= pause) return answer
      await sleep(pause)
    }
  }

  /** What stands at a path. @throws when no answer can be had before the deadline */
  async function read(path: string, deadline: number): Promise<StoredRecord | null> {
    const answer = await look(conversation(path, deadline), deadline)
    if (tells(answer)) return recordOf(answer)
    const why = isDenied(answer) ? ', denied by the database rules' : ''
    throw new Error(`Reading ${path} failed with status ${answer.status}${why}`)
  }

  async function create(path: string, record: StoredRecord, deadline: number): Promise<Saved> {
    const inquire = conversation(path, deadline)
    /** Whether an earlier try may have been applied although its answer was lost. */
    let mayStand = false
    let etag = 'null_etag'
    for (let attempt = 0; timeLeft(deadline) > 0; attempt++) {
      const answer = await inquire({ method: 'PUT', headers: { 'if-match': etag }, record })
      if ([200, 412].includes(answer.status) && recordOf(answer)) return 'stored'

      const isLost = !isFinal(answer) && !isStale(answer)
      if (answer.status === 412 || isDenied(answer) || (mayStand && !isLost)) {
        // The rules deny every write but the first, and a 412 may say taken without saying by what:
        // what a look finds there is an earlier try of ours.
        const current = await look(inquire, deadline)
        if (tells(current) && recordOf(current)) return 'stored'
        // Who may not look could not have written, either. Otherwise nobody knows.
        if (!tells(current) && !isDenied(current)) mayStand = true
        etag = current.etag ?? etag
      } else if (answer.sent && isLost) {
        mayStand = true
      }
      // Nothing there proves nothing: the try that got no answer may still be under way.
      if (isFinal(answer)) break
      await sleep(Math.min(backOff(attempt), timeLeft(deadline)))
    }
    return mayStand ? 'unknown' : 'refused'
  }

  return {
    create: (list, key, record, deadline) => create(`${list}/${key}`, record, deadline),
    read: (list, key, deadline) => read(`${list}/${key}`, deadline),
    list: async (list) => {
      const records = (await read(list, Date.now() + PATIENCE_MS)) ?? {}
      const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1))
      return Object.fromEntries(sorted) as Record<string, StoredRecord>
    },
    mark: async (list, key, changes) => {
      const path = `${list}/${key}`
      const deadline = Date.now() + PATIENCE_MS
      if (!(await read(path, deadline))) throw new Error(`Nothing stands at ${path}`)
      expectDone(await ask({ method: 'PATCH', path, deadline, record: changes }))
    },
    remove: async (list, key) => {
      const deadline = Date.now() + PATIENCE_MS
      expectDone(await ask({ method: 'DELETE', path: `${list}/${key}`, deadline }))
    },
  }
}

function expectDone({ status }: Answer): void {
  if (status !== 200) throw new Error(`The database answered with status ${status}`)
}

/** Answers that another try will not change: an old token (401) and a crowd (408, 429) pass. */
function isFinal(answer: Answer): boolean {
  const { status } = answer
  return (
    isDenied(answer) || (status >= 300 && status < 500 && ![401, 408, 412, 429].includes(status))
  )
}

/**
 * Whether the rules said no: 401 with these words, as in Google's own tests (firebase-admin-python,
 * integration/test_db.py). Any other 401 is about the token.
 */
function isDenied({ status, value }: Answer): boolean {
  const { error } = (value ?? {}) as { error?: unknown }
  return status === 403 || (status === 401 && error === 'Permission denied')
}

function isStale(answer: Answer): boolean {
  return answer.status === 401 && !isDenied(answer)
}

/** Whether an answer tells what stands there, be it nothing. */
function tells({ status, value }: Answer): boolean {
  return status === 200 && value !== undefined
}

/** What stands there by an answer's body; the database's own complaints (`{"error": …}`) do not. */
function recordOf({ value }: Answer): StoredRecord | null {
  const stands = typeof value === 'object' && value !== null && !('error' in value)
  return stands ? (value as StoredRecord) : null
}

/** `promise`, or the signal's reason if that comes first: token libraries know no signals. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject)
  })
}
