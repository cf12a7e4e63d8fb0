import 'server-only'
import { Agent, request } from 'undici'
import {
  isPermissionDenied,
  isPermanentFailure,
  isTokenRejected,
  toRecord,
  hasValue,
  type DatabaseResponse,
} from './rest-response'
import { getBackoffMs, sleep, getRemainingMs } from './retry'
import {
  requireClaim,
  type RelatedRecords,
  type WriteStatus,
  type Store,
  type StoredRecord,
} from './store'

/** The longest one try may take: a hung one must leave time for another before the deadline. */
const ATTEMPT_TIMEOUT_MS = 2_500
/**
 * Not the global fetch: the framework caches its answers, and each request takes three times the processor's
 * time. Not HTTP/2: a hung connection would hang all requests that share it.
 */
const HTTP_AGENT = new Agent({ allowH2: false })
/** For commands that a person waits for. */
const COMMAND_TIMEOUT_MS = 10_000

export interface RestDatabase {
  /** Address of a list or record, e.g. `https://x.firebaseio.com/leads/KEY.json`. */
  getUrl(path: string, query?: Query): string
  /** A bearer token, another one than the database refused. */
  getToken(refused?: string): Promise<string>
}

type Query = Readonly<Record<string, string>>

interface DatabaseRequest {
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Query
  deadline: number
  headers?: Record<string, string>
  record?: StoredRecord
  /** The token that was refused last. */
  rejectedToken?: string | undefined
}

interface CreateResult {
  status: WriteStatus
  /** What stands there, if it is stored. */
  existing?: StoredRecord
}

/**
 * A store on a JSON tree with the Realtime Database's REST interface, where a write can be made
 * conditional (https://firebase.google.com/docs/database/rest/save-data#conditional-requests).
 * @param prefix put before every list name, e.g. `preview/`
 */
export function openRestStore(database: RestDatabase, prefix = ''): Store {
  async function sendRequest(requestOptions: DatabaseRequest): Promise<DatabaseResponse> {
    const { method, path, query, deadline, headers, record, rejectedToken } = requestOptions
    const signal = AbortSignal.timeout(Math.min(ATTEMPT_TIMEOUT_MS, getRemainingMs(deadline)))
    let token: string | undefined
    try {
      token = await withTimeout(database.getToken(rejectedToken), signal)
      // It follows no redirect: the token is never carried to another host.
      const response = await request(database.getUrl((prefix + path).replace(/\/$/, ''), query), {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        body: record ? JSON.stringify(record) : null,
        dispatcher: HTTP_AGENT,
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
  function openSession(path: string, deadline: number) {
    let lastRejectedToken: string | undefined
    let isTokenRenewed = false
    return async (
      requestOptions: Omit<DatabaseRequest, 'path' | 'deadline'> & { path?: string },
    ) => {
      const rejectedToken = isTokenRenewed ? undefined : lastRejectedToken
      isTokenRenewed ||= rejectedToken !== undefined
      const response = await sendRequest({ path, ...requestOptions, deadline, rejectedToken })
      lastRejectedToken = isTokenRejected(response) ? response.token : undefined
      return response
    }
  }

  /** What stands at a path, with its ETag; the last answer where none of them tells. */
  async function readWithEtag(
    send: ReturnType<typeof openSession>,
    deadline: number,
    query?: Query,
  ): Promise<DatabaseResponse> {
    for (let attempt = 0; ; attempt++) {
      const headers = { 'x-firebase-etag': 'true' }
      const response = await send({ method: 'GET', headers, query })
      const delayMs = getBackoffMs(attempt)
      if (hasValue(response) || isPermanentFailure(response) || getRemainingMs(deadline) <= delayMs)
        return response
      await sleep(delayMs)
    }
  }

  /** What stands at a path. @throws when no answer can be had before the deadline */
  async function read(path: string, deadline: number, query?: Query): Promise<StoredRecord | null> {
    const response = await readWithEtag(openSession(path, deadline), deadline, query)
    if (hasValue(response)) return toRecord(response)
    const reason = isPermissionDenied(response) ? ', denied by the database rules' : ''
    throw new Error(`Reading ${path} failed with status ${response.status}${reason}`)
  }

  /**
   * Creates what stands at a path, and tells what stands there after: this, or an earlier one.
   * @param shouldRetry whether a try that got no answer is followed by another
   */
  async function create(
    path: string,
    record: StoredRecord,
    deadline: number,
    shouldRetry = true,
  ): Promise<CreateResult> {
    const send = openSession(path, deadline)
    /** Whether an earlier try may have been applied although its answer was lost. */
    let mayBeStored = false
    let etag = 'null_etag'
    for (let attempt = 0; getRemainingMs(deadline) > 0; attempt++) {
      const response = await send({ method: 'PUT', headers: { 'if-match': etag }, record })
      const existing = [200, 412].includes(response.status) ? toRecord(response) : null
      if (existing) return { status: 'stored', existing }

      const isTransientFailure = !isPermanentFailure(response) && !isTokenRejected(response)
      if (
        response.status === 412 ||
        isPermissionDenied(response) ||
        (mayBeStored && !isTransientFailure)
      ) {
        // The rules deny every write but the first, and a 412 may say taken without saying by what:
        // what a look finds there is an earlier try of ours.
        const current = await readWithEtag(send, deadline)
        const found = hasValue(current) ? toRecord(current) : null
        if (found) return { status: 'stored', existing: found }
        // Who may not look could not have written, either. Otherwise nobody knows.
        if (!hasValue(current) && !isPermissionDenied(current)) mayBeStored = true
        etag = current.etag ?? etag
      } else if (response.token !== undefined && isTransientFailure) {
        mayBeStored = true
      }
      // Nothing there proves nothing: the try that got no answer may still be under way.
      if (isPermanentFailure(response) || (isTransientFailure && !shouldRetry)) break
      await sleep(Math.min(getBackoffMs(attempt), getRemainingMs(deadline)))
    }
    return { status: mayBeStored ? 'unknown' : 'refused' }
  }

  /** The rules deny all of it where one list is taken; then, or without an answer, one by one. */
  async function claimRelated(
    key: string,
    records: RelatedRecords,
    deadline: number,
  ): Promise<RelatedRecords> {
    const paths = Object.entries(records).map(
      ([list, relatedRecord]) => [`${list}/${key}`, relatedRecord] as const,
    )
    if (paths.length === 0) return {}
    // https://firebase.google.com/docs/database/rest/save-data#section-patch
    const record = Object.fromEntries(paths)
    if ((await sendRequest({ method: 'PATCH', path: '', deadline, record })).status === 200)
      return records
    const claimEntries = Object.entries(records).map(async ([list, relatedRecord]) => {
      return [list, (await create(`${list}/${key}`, relatedRecord, deadline)).existing] as const
    })
    return Object.fromEntries(await Promise.all(claimEntries))
  }

  return {
    create: async (list, key, record, deadline) =>
      (await create(`${list}/${key}`, record, deadline)).status,
    claim: async (list, key, record, deadline) =>
      requireClaim(list, (await create(`${list}/${key}`, record, deadline, false)).existing),
    claimRelated,
    read: (list, key, deadline) => read(`${list}/${key}`, deadline),
    list: async (list, since) => {
      // https://firebase.google.com/docs/database/rest/retrieve-data#filtering-by-key
      const query = since ? { orderBy: '"$key"', startAt: JSON.stringify(since) } : undefined
      const records = (await read(list, Date.now() + COMMAND_TIMEOUT_MS, query)) ?? {}
      const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1))
      return Object.fromEntries(sorted) as Record<string, StoredRecord>
    },
    update: async (list, key, changes) => {
      const path = `${list}/${key}`
      const deadline = Date.now() + COMMAND_TIMEOUT_MS
      if (!(await read(path, deadline))) throw new Error(`Nothing stands at ${path}`)
      assertSuccess(await sendRequest({ method: 'PATCH', path, deadline, record: changes }))
    },
    remove: async (list, key) => {
      const deadline = Date.now() + COMMAND_TIMEOUT_MS
      assertSuccess(await sendRequest({ method: 'DELETE', path: `${list}/${key}`, deadline }))
    },
  }
}

function assertSuccess({ status }: DatabaseResponse): void {
  if (status !== 200) throw new Error(`The database answered with status ${status}`)
}

/** `promise`, or the signal's reason if that comes first: token libraries know no signals. */
function withTimeout<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject)
  })
}
