import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type WebSocket from 'faye-websocket'
import type { DatabaseRequest, Fault } from './database-faults'
import { isAllowed } from './database-permissions'
import { hashValue, type DatabaseTree, type Json } from './database-tree'

const LATE_MS = 2_000
/** Writes in this time share one reset: with one reset each, a busy connection would never live. */
const CUT_MS = 300

/** A client's message: `r` counts its requests, `a` is the action. */
interface ClientRequest {
  r: number
  a: string
  b: {
    p?: string
    d?: Json
    /** Hash of the value that a transaction expects; '' for nothing. */
    h?: string
    q?: { i?: string; sp?: string; ep?: string; l?: number }
    authvar?: { uid: string }
  }
}
interface Answer {
  s: string
  d: Json
}

const OK: Answer = { s: 'ok', d: {} }
const DENIED: Answer = { s: 'permission_denied', d: 'Permission denied' }
const METHODS: Record<string, DatabaseRequest['method']> = {
  auth: 'auth',
  gauth: 'auth',
  q: 'read',
  g: 'read',
  p: 'write',
  m: 'write',
}

interface Host {
  tree: DatabaseTree
  getFault(path: string, request: DatabaseRequest): Fault | undefined
  /** Writes, and pushes the new value to every connection that listens. */
  write(path: string, value: Json): void
}

/** One websocket of the SDK, which is `PersistentConnection` in `@firebase/database`. */
export class DatabaseConnection {
  /** Ignores its client, like a connection that was lost on the way; new connections work. */
  isDeaf = false
  readonly #host: Host
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #listens = new Set<string>()
  #identity: string | undefined
  /** Later requests wait for it, because a server checks the token first. */
  #authentication: Promise<void> | undefined
  /** Parts of a long message, and the number still missing. */
  #parts: string[] = []
  #missing = 0

  constructor(host: Host, socket: WebSocket, stream: Duplex, address: string) {
    this.#host = host
    this.#socket = socket
    this.#stream = stream
    socket.on('message', ({ data }) => this.#receive(data))
    const hello = { ts: Date.now(), v: '5', h: address, s: 'session' }
    this.#send({ t: 'c', d: { t: 'h', d: hello } })
  }

  destroy(): void {
    this.#stream.destroy()
  }

  /** Pushes a changed value to listeners of the path, its parents and its children. */
  notify(changed: string): void {
    for (const path of this.#listens)
      if (`${path}/`.startsWith(`${changed}/`) || `${changed}/`.startsWith(`${path}/`))
        this.#push(path)
  }

  #receive(text: string): void {
    if (this.#missing === 0) {
      // A keep-alive is 0; a number announces the parts of a long message.
      if (/^\d{1,6}$/.test(text)) return void (this.#missing = Number(text))
      this.#missing = 1
    }
    this.#parts.push(text)
    if (--this.#missing > 0) return
    const message = JSON.parse(this.#parts.splice(0).join('')) as { t: string; d: ClientRequest }
    if (this.isDeaf) return
    if (message.t === 'c') this.#send({ t: 'c', d: { t: 'o', d: {} } })
    else {
      const handled = this.#handle(message.d)
      if (METHODS[message.d.a] === 'auth') this.#authentication = handled
    }
  }

  async #handle(request: ClientRequest): Promise<void> {
    const method = METHODS[request.a]
    const path = normalize(request.b.p)
    const fault = method && this.#host.getFault(path, { method, identity: this.#identity })
    if (fault === 'refuse') return this.destroy()
    if (fault === 'hang') {
      // The server would handle later requests as a stranger's.
      if (method === 'auth') this.isDeaf = true
      return
    }
    if (fault === 'late') await sleep(LATE_MS)
    if (method !== 'auth') await this.#authentication
    const answer = this.#answer(request, path, fault)
    if (fault === 'apply-and-cut') return void setTimeout(() => this.destroy(), CUT_MS)
    this.#send({ t: 'd', d: { r: request.r, b: answer } })
  }

  #answer({ a: action, b: body }: ClientRequest, path: string, fault?: Fault): Answer {
    const { tree } = this.#host
    if (METHODS[action] === 'auth') {
      if (fault === 'revoked') return { s: 'invalid_token', d: 'The token was revoked' }
      this.#identity = body.authvar?.uid
      return OK
    }
    if (action === 'n') this.#listens.delete(path)
    if (!METHODS[action]) return OK
    if (fault === 'unavailable') return { s: 'unavailable', d: 'Service unavailable' }

    const current = tree.read(path)
    const value = body.d ?? null
    const isStale = action === 'p' && body.h !== undefined && body.h !== hashValue(current)
    const method = METHODS[action] === 'read' ? 'read' : action === 'p' ? 'write' : 'update'
    if (fault === 'deny' || !isAllowed(this.#identity, path, current, method, value)) return DENIED
    if (isStale) return { s: 'datastale', d: 'The value has changed' }
    if (action === 'q') {
      this.#listens.add(path)
      this.#push(path)
    } else if (action === 'g') return { s: 'ok', d: filterRange(current, body.q) }
    else if (action === 'p') this.#host.write(path, value)
    else
      for (const [child, of] of Object.entries(value as object))
        this.#host.write(`${path}/${child}`, of as Json)
    return OK
  }

  #push(path: string): void {
    const data = { p: path.slice(1), d: this.#host.tree.read(path) }
    this.#send({ t: 'd', d: { a: 'd', b: data } })
  }

  #send(message: object): void {
    if (!this.isDeaf) this.#socket.send(JSON.stringify(message))
  }
}

const normalize = (path = '') => `/${path.split('/').filter(Boolean).join('/')}`

function filterRange(value: Json, query: ClientRequest['b']['q'] = {}): Json {
  if (query.i !== '.key' || typeof value !== 'object' || value === null) return value
  const { sp: first = '', ep: last, l: limit = Infinity } = query
  const range = Object.entries(value)
    .filter(([key]) => key >= first && (last === undefined || key <= last))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, limit)
  return range.length > 0 ? Object.fromEntries(range) : null
}
