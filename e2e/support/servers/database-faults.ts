import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { computeEtag, NULL_ETAG, type Json } from './database-tree'

export interface Reply {
  status: number
  /** Without a value, the body is empty. */
  value?: Json
  etag?: string
}

/** The steps of one exchange that a fault replaces; the others run as usual. */
export interface FaultSteps {
  /** Closes the connection before the body is read. */
  disconnect?: (request: IncomingMessage) => void
  /** Waits between reading the body and answering. */
  wait?: () => Promise<void>
  /** Skips the checks of the token and of the rules. */
  isOpen?: boolean
  /** Replies instead of the rules and the write; undefined leaves the request alone. */
  getReply?: (request: { method: string; token: string; current: Json }) => Reply | undefined
  /** Sends the reply of an applied request. */
  send?: (response: ServerResponse, reply: Reply) => void
}

/** The Realtime Database's reply to what its rules deny. */
export const DENIED: Reply = { status: 401, value: { error: 'Permission denied' } }
export const UNAUTHORIZED: Reply = { status: 401, value: { error: 'Unauthorized request.' } }

const DELAY_MS = 2_000

/** Faults that a retry survives. */
const TRANSIENT_FAULTS = {
  refuse: { disconnect: (request) => void request.socket.destroy() },
  hang: { wait: () => new Promise<never>(() => {}) },
  late: { wait: () => sleep(DELAY_MS) },
  'apply-and-cut': { send: (response) => void response.destroy() },
  truncate: { send: sendHalf },
  '503': { getReply: () => ({ status: 503, value: { error: 'Service unavailable' } }) },
  /** The token has expired, until a fresh one comes. */
  '401': { getReply: ({ token }) => (token.startsWith('fresh') ? undefined : UNAUTHORIZED) },
  /** Another status than the rules' own for a second write. */
  '403-second-write': {
    getReply: ({ method, current }) =>
      method === 'PUT' && current !== null ? { ...DENIED, status: 403 } : undefined,
  },
  /** Precondition failed, without the current value. */
  '412-empty': { getReply: ({ current }) => ({ status: 412, etag: computeEtag(current) }) },
  /** Precondition failed, although the path is empty. */
  '412-wrong': {
    getReply: ({ current }) =>
      current === null ? { status: 412, value: null, etag: NULL_ETAG } : undefined,
  },
} satisfies Record<string, FaultSteps>

/** Faults that no retry survives, and a connection reset in the middle of the body. */
const OTHER_FAULTS = {
  deny: { getReply: () => DENIED },
  /** A database without rules. */
  open: { isOpen: true },
  reset: {
    disconnect: (request) => void request.once('data', () => request.socket.resetAndDestroy()),
  },
} satisfies Record<string, FaultSteps>

export type Fault = keyof typeof TRANSIENT_FAULTS | keyof typeof OTHER_FAULTS

export const FAULTS = Object.keys(TRANSIENT_FAULTS) as (keyof typeof TRANSIENT_FAULTS)[]
export const FAULT_STEPS: Record<Fault, FaultSteps> = { ...TRANSIENT_FAULTS, ...OTHER_FAULTS }

function sendHalf(response: ServerResponse, { value }: Reply): void {
  const text = JSON.stringify(value)
  response.writeHead(200, { 'content-length': text.length + 1 })
  response.write(text.slice(0, text.length / 2))
  setTimeout(() => response.destroy(), 20)
}
