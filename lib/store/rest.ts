import 'server-only'
import { Agent, request } from 'undici'
import { isDenied, isFinal, isStale, recordOf, tells, type Answer } from './rest-answer'
import { backOff, sleep, timeLeft } from './retry'
import { claimed, type Beside, type Saved, type Store, type StoredRecord } from './store'

/** The longest one try may take: a hung one must leave time for another before the deadline. */
const ATTEMPT_MS = 2_500
/**
 * Not the global fetch: the framework caches its answers, and each request takes three times the processor's
 * time. Not HTTP/2: a hung connection would hang all requests that share it.
 */
const CONNECTIONS = new Agent({ allowH2: false })
/** For commands that a person waits for. */
const PATIENCE_MS = 10_000

export interface RestDatabase {
  /** Address of a list or record, e.g. `https://x.firebaseio.com/leads/KEY.json`. */
  address(path: string, query?: Query): string
  /** A bearer token, another one than the database refused. */
  token(refused?: string): Promise<string>
}

type Query = Readonly<Record<string, string>>

interface Question {
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Query
  deadline: number
  headers?: Record<string, string>
  record?: StoredRecord
  /** The token that was refused last. */
  refused?: string | undefined
}

interface Created {
  saved: Saved
  /** What stands there, if it is stored. */
  standing?: StoredRecord
}

/**
 * A store on a JSON tree with the Realtime Database's REST interface, where a write can be made
 * conditional (https://firebase.google.com/docs/database/rest/save-data#conditional-requests).
 * @param prefix put before every list name, e.g. `preview/`
 */
export function openRestStore(database: RestDatabase, prefix = ''): Store {
  async function ask(question: Question): Promise<Answer> {
    const { method, path, query, deadline, headers, record, refused } = question
    const signal = AbortSignal.timeout(Math.min(ATTEMPT_MS, timeLeft(deadline)))
    let token: string | undefined
    try {
      token = await inTime(database.token(refused), signal)
      // It follows no redirect: the token is never carried to another host.
      const response = await request(database.address((prefix + path).replace(/\/$/, ''), query), {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        body: record ? JSON.stringify(record) : null,
        dispatcher: CONNECTIONS,
        signal,
      })
      const { etag } = response.headers
      const value: unknown = await response.body.json().catch(() => undefined)
      return { status: response.statusCode, token, etag: etag?.toString() ?? null, value }
    } catch {
      return { status: 0, token, etag: null, value: undefined }
    }
  }

  /**
   * The questions of one operation about one path. A token that is refused is renewed, once: where
   * the fresh one is refused, too, another would be.
   */
  function conversation(path: string, deadline: number) {
    let stale: string | undefined
    let renewed = false
    return async (question: Omit<Question, 'path' | 'deadline'> & { path?: string }) => {
      const refused = renewed ? undefined : stale
      renewed ||= refused !== undefined
      const answer = await ask({ path, ...question, deadline, refused })
      stale = isStale(answer) ? answer.token : undefined
      return answer
    }
  }

  /** What stands at a path, with its ETag; the last answer where none of them tells. */
  async function look(
    inquire: ReturnType<typeof conversation>,
    deadline: number,
    query?: Query,
  ): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const headers = { 'x-firebase-etag': 'true' }
      const answer = await inquire({ method: 'GET', headers, query })
      const pause = backOff(attempt)
      if (tells(answer) || isFinal(answer) || timeLeft(deadline) <= pause) return answer
      await sleep(pause)
    }
  }

  /** What stands at a path. @throws when no answer can be had before the deadline */
  async function read(path: string, deadline: number, query?: Query): Promise<StoredRecord | null> {
    const answer = await look(conversation(path, deadline), deadline, query)
    if (tells(answer)) return recordOf(answer)
    const why = isDenied(answer) ? ', denied by the database rules' : ''
    throw new Error(`Reading ${path} failed with status ${answer.status}${why}`)
  }

  /**
   * Creates what stands at a path, and tells what stands there after: this, or an earlier one.
   * @param isPatient whether a try that got no answer is followed by another
   */
  async function create(
    path: string,
    record: StoredRecord,
    deadline: number,
    isPatient = true,
  ): Promise<Created> {
    const inquire = conversation(path, deadline)
    /** Whether an earlier try may have been applied although its answer was lost. */
    let mayStand = false
    let etag = 'null_etag'
    for (let attempt = 0; timeLeft(deadline) > 0; attempt++) {
      const answer = await inquire({ method: 'PUT', headers: { 'if-match': etag }, record })
      const standing = [200, 412].includes(answer.status) ? recordOf(answer) : null
      if (standing) return { saved: 'stored', standing }

      const isLost = !isFinal(answer) && !isStale(answer)
      if (answer.status === 412 || isDenied(answer) || (mayStand && !isLost)) {
        // The rules deny every write but the first, and a 412 may say taken without saying by what:
        // what a look finds there is an earlier try of ours.
        const current = await look(inquire, deadline)
        const found = tells(current) ? recordOf(current) : null
        if (found) return { saved: 'stored', standing: found }
        // Who may not look could not have written, either. Otherwise nobody knows.
        if (!tells(current) && !isDenied(current)) mayStand = true
        etag = current.etag ?? etag
      } else if (answer.token !== undefined && isLost) {
        mayStand = true
      }
      // Nothing there proves nothing: the try that got no answer may still be under way.
      if (isFinal(answer) || (isLost && !isPatient)) break
      await sleep(Math.min(backOff(attempt), timeLeft(deadline)))
    }
    return { saved: mayStand ? 'unknown' : 'refused' }
  }

  /** The rules deny all of it where one list is taken; then, or without an answer, one by one. */
  async function claimRelated(key: string, records: Beside, deadline: number): Promise<Beside> {
    const paths = Object.entries(records).map(([list, one]) => [`${list}/${key}`, one] as const)
    if (paths.length === 0) return {}
    // https://firebase.google.com/docs/database/rest/save-data#section-patch
    const record = Object.fromEntries(paths)
    if ((await ask({ method: 'PATCH', path: '', deadline, record })).status === 200) return records
    const claims = Object.entries(records).map(async ([list, one]) => {
      return [list, (await create(`${list}/${key}`, one, deadline)).standing] as const
    })
    return Object.fromEntries(await Promise.all(claims))
  }

  return {
    create: async (list, key, record, deadline) =>
      (await create(`${list}/${key}`, record, deadline)).saved,
    claim: async (list, key, record, deadline) =>
      claimed(list, (await create(`${list}/${key}`, record, deadline, false)).standing),
    claimRelated,
    read: (list, key, deadline) => read(`${list}/${key}`, deadline),
    list: async (list, since) => {
      // https://firebase.google.com/docs/database/rest/retrieve-data#filtering-by-key
      const query = since ? { orderBy: '"$key"', startAt: JSON.stringify(since) } : undefined
      const records = (await read(list, Date.now() + PATIENCE_MS, query)) ?? {}
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

/** `promise`, or the signal's reason if that comes first: token libraries know no signals. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject)
  })
}
