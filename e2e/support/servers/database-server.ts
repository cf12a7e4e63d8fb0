import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAllowed } from './database-permissions'
import { DatabaseTree, computeEtag, NULL_ETAG, type Json } from './database-tree'

/**
 * A stand-in for the Realtime Database's REST interface, as far as the site uses it
 * (https://firebase.google.com/docs/reference/rest/database): GET, PUT, PATCH and DELETE of
 * `/path.json` with `if-match`, `x-firebase-etag`, a bearer token and the identity that the rules see.
 * It can be told to misbehave.
 */

/** How it can answer instead of as asked. */
export const FAULTS = [
  /** Drops the connection before reading anything. */
  'refuse',
  /** Never answers. */
  'hang',
  /** Answers two seconds late. */
  'late',
  /** Does what it was asked and cuts the connection instead of answering. */
  'apply-and-cut',
  /** Does what it was asked and sends half of the answer. */
  'truncate',
  '503',
  /** Finds the token expired, until a fresh one comes. */
  '401',
  /** Denies a second write under a key with another status than the rules, which always deny it. */
  '403-second-write',
  /** Says that the precondition failed, without saying what stands there. */
  '412-empty',
  /** Says that the precondition failed although nothing stands there. */
  '412-wrong',
] as const
/**
 * `deny` refuses everything, as a wrong rule does; no retry helps, so it is no fault to survive.
 * `reset` resets the connection in the middle of the request's body. `open` lets everybody in, as a
 * database without rules does.
 */
export type Fault = (typeof FAULTS)[number] | 'deny' | 'open' | 'reset'

type FaultSelector = (path: string, request: IncomingMessage) => Fault | undefined

const DELAY_MS = 2_000
/** How the real one answers what the rules deny. */
const DENIED = [401, { error: 'Permission denied' }] as const

export interface DatabaseServer {
  url: string
  port: number
  /** What is stored under a path, null where there is nothing. */
  read(path: string): Json
  /** Whether a list holds such a record; unlike `at`, it copies nothing. */
  hasRecord(list: string, isMeant: (record: Json) => boolean): boolean
  put(path: string, value: Json): void
  /**
   * Chooses each request's fault, by its path and what else it says; undefined means none. Reads of
   * locations never fail.
   */
  setFault(fault: Fault | FaultSelector | undefined): void
  /** How often each fault was played. */
  faultCounts: Map<Fault, number>
  /** How many writes the rules denied because something stood there. */
  readonly deniedOverwrites: number
  /** Tokens that were accepted or refused, in order. */
  tokens: string[]
  stop(): Promise<void>
}

export async function startDatabaseServer(port = 0): Promise<DatabaseServer> {
  const tree = new DatabaseTree()
  const faultCounts = new Map<Fault, number>()
  const tokens: string[] = []
  let deniedOverwrites = 0
  let chooseFault: FaultSelector = () => undefined

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://database')
    const path = decodeURIComponent(url.pathname).replace(/\.json$/, '')
    const fault = path.startsWith('/locations') ? undefined : chooseFault(path, request)
    if (fault) faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1)
    if (fault === 'refuse') return void request.socket.destroy()
    if (fault === 'reset') return void request.once('data', () => request.socket.resetAndDestroy())
    const body = await readBody(request)
    if (fault === 'hang') return
    if (fault === 'late') await sleep(DELAY_MS)
    if (fault === '503') return sendJson(response, 503, { error: 'Service unavailable' })

    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    tokens.push(token)
    if ((!token && fault !== 'open') || (fault === '401' && !token.startsWith('fresh'))) {
      return sendJson(response, 401, { error: 'Unauthorized request.' })
    }
    if (!url.pathname.endsWith('.json')) return sendJson(response, 404, { error: 'not found' })

    const method = request.method ?? 'GET'
    const match = request.headers['if-match']
    const current = tree.read(path)
    if (fault === '412-empty') return sendJson(response, 412, undefined, computeEtag(current))
    if (fault === '412-wrong' && current === null) return sendJson(response, 412, null, NULL_ETAG)
    if (fault === '403-second-write' && method === 'PUT' && current !== null) {
      return sendJson(response, 403, DENIED[1])
    }
    const override = url.searchParams.get('auth_variable_override')
    const exists = (place: string) => tree.read(place) !== null
    const isPermitted = fault === 'open' || isAllowed({ method, path, override, body }, exists)
    if (fault === 'deny' || !isPermitted) {
      if (method === 'PUT' && current !== null) deniedOverwrites++
      return sendJson(response, ...DENIED)
    }
    if (match !== undefined && match !== computeEtag(current)) {
      return sendJson(response, 412, current, computeEtag(current))
    }
    const answer = applyRequest(method, path, filterRange(current, url.searchParams), body)
    if (answer === undefined) return sendJson(response, 405, { error: 'method not allowed' })
    if (fault === 'apply-and-cut') return void request.socket.destroy()
    const wantsEtag = request.headers['x-firebase-etag'] === 'true' || match !== undefined
    if (fault === 'truncate') {
      const text = JSON.stringify(answer)
      response.writeHead(200, { 'content-length': text.length + 1 })
      response.write(text.slice(0, text.length / 2))
      return void setTimeout(() => request.socket.destroy(), 20)
    }
    sendJson(response, 200, answer, wantsEtag ? computeEtag(tree.read(path)) : undefined)
  }

  /** Carries a request out and gives its answer; undefined for a method it does not know. */
  function applyRequest(
    method: string,
    path: string,
    current: Json,
    body: string,
  ): Json | undefined {
    if (method === 'GET') return current
    if (method === 'DELETE') {
      tree.write(path, null)
      return null
    }
    if (method !== 'PUT' && method !== 'PATCH') return undefined
    const value = JSON.parse(body) as Json
    if (method === 'PUT') tree.write(path, value)
    for (const [place, child] of Object.entries(method === 'PATCH' ? (value as object) : {})) {
      tree.write(`${path}/${place}`, child as Json)
    }
    return value
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    read: (path) => structuredClone(tree.read(path)),
    hasRecord: (list, predicate) => Object.values(tree.read(`/${list}`) ?? {}).some(predicate),
    put: (path, value) => tree.write(path, value),
    setFault(fault) {
      chooseFault = typeof fault === 'function' ? fault : () => fault
    },
    faultCounts,
    get deniedOverwrites() {
      return deniedOverwrites
    },
    tokens,
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What of a list a question by keys gets (`orderBy="$key"&startAt="…"`). */
function filterRange(value: Json, query: URLSearchParams): Json {
  const start = query.get('startAt')
  if (start === null || typeof value !== 'object' || value === null) return value
  if (query.get('orderBy') !== '"$key"') throw new Error('Ordered by something else than the key')
  const first = JSON.parse(start) as string
  const range = Object.entries(value).filter(([key]) => key >= first)
  return range.length > 0 ? Object.fromEntries(range) : null
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function sendJson(
  response: ServerResponse,
  status: number,
  value: Json | undefined,
  etag?: string,
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(etag ? { etag } : {}),
  })
  response.end(value === undefined ? '' : JSON.stringify(value))
}
