import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  DENIED,
  FAULT_STEPS,
  UNAUTHORIZED,
  type Fault,
  type FaultSteps,
  type Reply,
} from './database-faults'
import { isAllowed } from './database-permissions'
import { DatabaseTree, computeEtag, type Json } from './database-tree'

type FaultSelector = (path: string, request: IncomingMessage) => Fault | undefined

/**
 * A stand-in for the Realtime Database's REST interface: GET, PUT, PATCH and DELETE of `/path.json`
 * with `if-match`, `x-firebase-etag`, a bearer token and `auth_variable_override`
 * (https://firebase.google.com/docs/reference/rest/database).
 */
export interface DatabaseServer {
  url: string
  port: number
  /** A copy of the value at a path, null where it is empty. */
  read(path: string): Json
  /** Whether a record of a list matches; without a copy of the list. */
  hasRecord(list: string, predicate: (record: Json) => boolean): boolean
  /** Writes past the rules. */
  put(path: string, value: Json): void
  /** Sets the fault of each request. Requests for `/locations` never fail. */
  setFault(fault: Fault | FaultSelector | undefined): void
  /** Requests per fault. */
  faultCounts: Map<Fault, number>
  /** Number of writes to taken keys that the rules denied. */
  readonly deniedOverwrites: number
  /** The tokens of all answered requests, in order. */
  tokens: string[]
  stop(): Promise<void>
}

interface DatabaseRequest {
  method: string
  /** Without `.json`. */
  path: string
  isJson: boolean
  query: URLSearchParams
  override: string | null
  token: string
  ifMatch: string | undefined
  wantsEtag: boolean
  body: string
}

export async function startDatabaseServer(port = 0): Promise<DatabaseServer> {
  const tree = new DatabaseTree()
  const faultCounts = new Map<Fault, number>()
  const tokens: string[] = []
  let deniedOverwrites = 0
  let selectFault: FaultSelector = () => undefined

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const steps = getFaultSteps(message)
    if (steps.disconnect) return steps.disconnect(message)
    const body = await readBody(message)
    await steps.wait?.()
    const reply = answer(parseRequest(message, body), steps)
    if (steps.send && reply.status === 200) steps.send(response, reply)
    else sendReply(response, reply)
  }

  function getFaultSteps(message: IncomingMessage): FaultSteps {
    const { path } = parseUrl(message)
    const fault = path.startsWith('/locations') ? undefined : selectFault(path, message)
    if (!fault) return {}
    faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1)
    return FAULT_STEPS[fault]
  }

  function answer(request: DatabaseRequest, { isOpen, getReply }: FaultSteps): Reply {
    const { method, path, token, ifMatch } = request
    tokens.push(token)
    if (!token && !isOpen) return UNAUTHORIZED
    if (!request.isJson) return { status: 404, value: { error: 'not found' } }

    const current = tree.read(path)
    const faultReply = getReply?.({ method, token, current })
    if (faultReply) return faultReply
    if (!isOpen && !isAllowed(request, (place) => tree.read(place))) {
      if (method === 'PUT' && current !== null) deniedOverwrites++
      return DENIED
    }
    if (ifMatch !== undefined && ifMatch !== computeEtag(current)) {
      return { status: 412, value: current, etag: computeEtag(current) }
    }
    return applyRequest(tree, request)
  }

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    read: (path) => structuredClone(tree.read(path)),
    hasRecord: (list, predicate) => Object.values(tree.read(`/${list}`) ?? {}).some(predicate),
    put: (path, value) => tree.write(path, value),
    setFault(fault) {
      selectFault = typeof fault === 'function' ? fault : () => fault
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

function parseUrl({ url = '/' }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://database')
  const path = decodeURIComponent(pathname).replace(/\.json$/, '')
  return { path, isJson: pathname.endsWith('.json'), query: searchParams }
}

function parseRequest(message: IncomingMessage, body: string): DatabaseRequest {
  const { path, isJson, query } = parseUrl(message)
  const { authorization = '', 'if-match': ifMatch, ...headers } = message.headers
  return {
    method: message.method ?? 'GET',
    path,
    isJson,
    query,
    override: query.get('auth_variable_override'),
    token: authorization.replace(/^Bearer /, ''),
    ifMatch,
    wantsEtag: headers['x-firebase-etag'] === 'true' || ifMatch !== undefined,
    body,
  }
}

function applyRequest(tree: DatabaseTree, request: DatabaseRequest): Reply {
  const { method, path, query, wantsEtag, body } = request
  let value: Json = null
  if (method === 'GET') value = filterRange(tree.read(path), query)
  else if (method === 'DELETE') tree.write(path, null)
  else if (method === 'PUT') tree.write(path, (value = JSON.parse(body) as Json))
  else if (method === 'PATCH') {
    value = JSON.parse(body) as { [subpath: string]: Json }
    for (const [subpath, child] of Object.entries(value)) tree.write(`${path}/${subpath}`, child)
  } else return { status: 405, value: { error: 'method not allowed' } }
  return { status: 200, value, ...(wantsEtag && { etag: computeEtag(tree.read(path)) }) }
}

/** The part of a list that a query by keys selects (`orderBy="$key"`, with `startAt="…"` and `limitToFirst=…`). */
function filterRange(value: Json, query: URLSearchParams): Json {
  if (!query.has('orderBy') || typeof value !== 'object' || value === null) return value
  if (query.get('orderBy') !== '"$key"') throw new Error('Only orderBy="$key" is supported')
  const first = JSON.parse(query.get('startAt') ?? '""') as string
  const range = Object.entries(value)
    .filter(([key]) => key >= first)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, Number(query.get('limitToFirst') ?? Infinity))
  return range.length > 0 ? Object.fromEntries(range) : null
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function sendReply(response: ServerResponse, { status, value, etag }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(etag ? { etag } : {}),
  })
  response.end(value === undefined ? '' : JSON.stringify(value))
}
