import 'server-only'
import { exchange } from './http-exchange'
import {
  hasValue,
  isPermanentFailure,
  isPermissionDenied,
  isTokenRejected,
  toRecord,
  type DatabaseResponse,
} from './rest-response'
import { getBackoffMs, getRemainingMs, sleep } from './retry'
import type { RecordChanges, StoredRecord } from './store'

const ATTEMPT_TIMEOUT_MS = 2_500

export interface RestClient {
  /** URL of a list or record, e.g. `https://x.firebaseio.com/leads/KEY.json`. */
  getUrl(path: string, query?: Query): string
  getToken(rejectedToken?: string): Promise<string>
}

type Query = Readonly<Record<string, string>>

interface RequestOptions {
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Query
  headers?: Record<string, string>
  record?: RecordChanges
}

interface DatabaseRequest extends RequestOptions {
  path: string
  deadline: number
  rejectedToken?: string | undefined
}

export async function sendRequest(
  client: RestClient,
  { method, path, query, deadline, headers, record, rejectedToken }: DatabaseRequest,
): Promise<DatabaseResponse> {
  const attemptDeadline = Math.min(Date.now() + ATTEMPT_TIMEOUT_MS, deadline)
  let token: string | undefined
  try {
    token = await withTimeout(client.getToken(rejectedToken), getRemainingMs(attemptDeadline))
    const { status, etag, text } = await exchange(
      {
        method,
        url: client.getUrl(path, query),
        headers: { authorization: `Bearer ${token}`, ...headers },
        body: record ? JSON.stringify(record) : null,
      },
      getRemainingMs(attemptDeadline),
    )
    return { status, token, etag, value: parseJson(text) }
  } catch {
    return { status: 0, token, etag: null, value: undefined }
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The requests of one operation on one path; a rejected token is renewed once. */
export type Session = (options: RequestOptions) => Promise<DatabaseResponse>

export function openSession(client: RestClient, path: string, deadline: number): Session {
  let lastRejectedToken: string | undefined
  let isTokenRenewed = false
  return async (options) => {
    const rejectedToken = isTokenRenewed ? undefined : lastRejectedToken
    isTokenRenewed ||= rejectedToken !== undefined
    const response = await sendRequest(client, { ...options, path, deadline, rejectedToken })
    lastRejectedToken = isTokenRejected(response) ? response.token : undefined
    return response
  }
}

export async function readWithEtag(send: Session, deadline: number): Promise<DatabaseResponse> {
  const headers = { 'x-firebase-etag': 'true' }
  return sendUntilAnswered(send, deadline, { method: 'GET', headers })
}

/** Only for requests that may be applied twice. */
async function sendUntilAnswered(
  send: Session,
  deadline: number,
  options: RequestOptions,
): Promise<DatabaseResponse> {
  for (let attempt = 0; ; attempt++) {
    const response = await send(options)
    const delayMs = getBackoffMs(attempt)
    if (hasValue(response) || isPermanentFailure(response) || getRemainingMs(deadline) <= delayMs) {
      return response
    }
    await sleep(delayMs)
  }
}

export async function readRecord(
  client: RestClient,
  path: string,
  deadline: number,
  query?: Query,
): Promise<StoredRecord | null> {
  const session = openSession(client, path, deadline)
  const response = await sendUntilAnswered(session, deadline, { method: 'GET', query })
  if (hasValue(response)) return toRecord(response)
  const reason = isPermissionDenied(response) ? ', denied by the database rules' : ''
  throw new Error(`Reading ${path} failed with status ${response.status}${reason}`)
}

export function removeRecord(
  client: RestClient,
  path: string,
  deadline: number,
): Promise<DatabaseResponse> {
  const session = openSession(client, path, deadline)
  return sendUntilAnswered(session, deadline, { method: 'DELETE' })
}

/** Token libraries take no signal. */
function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No token in time')), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
