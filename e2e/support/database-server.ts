import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A stand-in for the Realtime Database's REST interface, as far as the site uses it
 * (https://firebase.google.com/docs/reference/rest/database): GET, PUT, PATCH and DELETE of
 * `/path.json` with `if-match`, `x-firebase-etag` and a bearer token. It can be told to misbehave.
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
  /** Denies a second write under a key, as a rule with `!data.exists()` does. */
  '403-second-write',
  /** Says that the precondition failed, without saying what stands there. */
  '412-empty',
  /** Says that the precondition failed although nothing stands there. */
  '412-wrong',
] as const
/** `deny` refuses everything, as a wrong rule does; no retry helps, so it is no fault to survive. */
export type Fault = (typeof FAULTS)[number] | 'deny'

type Json = null | string | number | boolean | { [key: string]: Json }

const LATE_MS = 2_000
const NULL_ETAG = 'null_etag'

export interface DatabaseServer {
  url: string
  port: number
  /** What is stored under a path, null where there is nothing. */
  at(path: string): Json
  put(path: string, value: Json): void
  /** Chooses the fault of each request; undefined means none. Reads of locations never fail. */
  misbehave(fault: Fault | (() => Fault | undefined) | undefined): void
  /** How often each fault was played. */
  played: Map<Fault, number>
  /** Tokens that were accepted or refused, in order. */
  tokens: string[]
  stop(): Promise<void>
}

export async function startDatabaseServer(port = 0): Promise<DatabaseServer> {
  const tree: { root: Json } = { root: null }
  const played = new Map<Fault, number>()
  const tokens: string[] = []
  let chooseFault: () => Fault | undefined = () => undefined

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://database')
    const path = decodeURIComponent(url.pathname).replace(/\.json$/, '')
    const fault = path.startsWith('/locations') ? undefined : chooseFault()
    if (fault) played.set(fault, (played.get(fault) ?? 0) + 1)
    if (fault === 'refuse') return void request.socket.destroy()
    const body = await bodyOf(request)
    if (fault === 'hang') return
    if (fault === 'late') await sleep(LATE_MS)
    if (fault === '503') return send(response, 503, { error: 'Service unavailable' })

    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    tokens.push(token)
    if (!token || (fault === '401' && !token.startsWith('fresh'))) {
      return send(response, 401, { error: 'Unauthorized request.' })
    }
    if (!url.pathname.endsWith('.json')) return send(response, 404, { error: 'not found' })

    if (fault === 'deny') return send(response, 403, { error: 'Permission denied' })
    const match = request.headers['if-match']
    const current = read(path)
    if (fault === '412-empty') return send(response, 412, undefined, etagOf(current))
    if (fault === '412-wrong' && current === null) return send(response, 412, null, NULL_ETAG)
    if (fault === '403-second-write' && request.method === 'PUT' && current !== null) {
      return send(response, 403, { error: 'Permission denied' })
    }
    if (match !== undefined && match !== etagOf(current)) {
      return send(response, 412, current, etagOf(current))
    }
    const answer = apply(request.method ?? 'GET', path, current, body)
    if (answer === undefined) return send(response, 405, { error: 'method not allowed' })
    if (fault === 'apply-and-cut') return void request.socket.destroy()
    const wantsEtag = request.headers['x-firebase-etag'] === 'true' || match !== undefined
    if (fault === 'truncate') {
      const text = JSON.stringify(answer)
      response.writeHead(200, { 'content-length': text.length + 1 })
      response.write(text.slice(0, text.length / 2))
      return void setTimeout(() => request.socket.destroy(), 20)
    }
    send(response, 200, answer, wantsEtag ? etagOf(read(path)) : undefined)
  }

  /** Carries a request out and gives its answer; undefined for a method it does not know. */
  function apply(method: string, path: string, current: Json, body: string): Json | undefined {
    if (method === 'GET') return current
    if (method === 'DELETE') {
      write(path, null)
      return null
    }
    if (method !== 'PUT' && method !== 'PATCH') return undefined
    const value = JSON.parse(body) as Json
    const merged = method === 'PATCH' ? { ...(current as object), ...(value as object) } : value
    write(path, withoutNulls(merged))
    return value
  }

  function read(path: string): Json {
    let node: Json = tree.root
    for (const part of path.split('/').filter(Boolean)) {
      node = typeof node === 'object' && node !== null ? (node[part] ?? null) : null
    }
    return node
  }

  function write(path: string, value: Json): void {
    const parts = path.split('/').filter(Boolean)
    const grow = (node: Json, depth: number): Json => {
      const part = parts[depth]
      if (part === undefined) return value
      const children = typeof node === 'object' && node !== null ? { ...node } : {}
      const child = grow(children[part] ?? null, depth + 1)
      if (child === null) delete children[part]
      else children[part] = child
      return Object.keys(children).length > 0 ? children : null
    }
    tree.root = grow(tree.root, 0)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    at: read,
    put: write,
    misbehave(fault) {
      chooseFault = typeof fault === 'function' ? fault : () => fault
    },
    played,
    tokens,
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(
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

function etagOf(value: Json): string {
  if (value === null) return NULL_ETAG
  return createHash('sha1').update(JSON.stringify(value)).digest('base64')
}

/** The database keeps no nulls and no empty objects. */
function withoutNulls(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([key, child]) => [key, withoutNulls(child)] as const)
    .filter(([, child]) => child !== null)
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
