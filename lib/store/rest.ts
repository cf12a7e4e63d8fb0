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

  /** What stands at a path, with its ETag. @throws when no answer can be had before the deadline */
  async function look(path: string, deadline: number): Promise<Answer> {
    let fresh = false
    for (let attempt = 0; ; attempt++) {
      const headers = { 'x-firebase-etag': 'true' }
      const answer = await ask({ method: 'GET', path, deadline, headers, fresh })
      if (answer.status === 200 && answer.value !== undefined) return answer
      const pause = backOff(attempt)
      if (isFinal(answer.status) || timeLeft(deadline) <= pause) {
        throw new Error(`Reading ${path} failed with status ${answer.status}`)
      }
      fresh = answer.status === 401
      await sleep(pause)
    }
  }

  async function create(path: string, record: StoredRecord, deadline: number): Promise<Saved> {
    const lookAgain = () => look(path, deadline).catch(() => undefined)
    /** Whether an earlier try may have been applied although its answer was lost. */
    let mayStand = false
    let fresh = false
    let etag = 'null_etag'
    for (let attempt = 0; timeLeft(deadline) > 0; attempt++) {
      const headers = { 'if-match': etag }
      const answer = await ask({ method: 'PUT', path, deadline, headers, record, fresh })
      if ([200, 412].includes(answer.status) && recordOf(answer)) return 'stored'
      fresh = answer.status === 401

      if (answer.status === 412) {
        // Taken, it says, but not by what: create against what a look finds there.
        const current = await lookAgain()
        if (current && recordOf(current)) return 'stored'
        if (!current) mayStand = true
        etag = current?.etag ?? etag
      } else if (fresh || isFinal(answer.status)) {
        // A rule that allows no second write also denies the retry of a write that was applied.
        const current = mayStand ? await lookAgain() : undefined
        if (current && recordOf(current)) return 'stored'
        // Nothing there proves nothing: the try that got no answer may still be under way.
        if (!fresh) break
      } else if (answer.sent) {
        mayStand = true
      }
      await sleep(Math.min(backOff(attempt), timeLeft(deadline)))
    }
    return mayStand ? 'unknown' : 'refused'
  }

  return {
    create: (list, key, record, deadline) => create(`${list}/${key}`, record, deadline),
    read: async (list, key, deadline) => recordOf(await look(`${list}/${key}`, deadline)),
    list: async (list) => {
      const records = recordOf(await look(list, Date.now() + PATIENCE_MS)) ?? {}
      const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1))
      return Object.fromEntries(sorted) as Record<string, StoredRecord>
    },
    mark: async (list, key, changes) => {
      const path = `${list}/${key}`
      const deadline = Date.now() + PATIENCE_MS
      if (!recordOf(await look(path, deadline))) throw new Error(`Nothing stands at ${path}`)
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
function isFinal(status: number): boolean {
  return status >= 300 && status < 500 && ![401, 408, 412, 429].includes(status)
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
