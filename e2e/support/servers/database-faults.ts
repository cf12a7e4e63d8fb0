/** What happens to a request instead of its answer; `connect` is the request for a connection. */
export interface DatabaseRequest {
  method: 'connect' | 'auth' | 'read' | 'write'
  /** The `uid` of the connection: site or ops. */
  identity: string | undefined
}

/** Faults that a retry survives. */
export const FAULTS = [
  /** The connection is reset, and a new one as well. */
  'refuse',
  /** The request is swallowed: no write and no answer, while later ones are answered. */
  'hang',
  /** Two seconds later. */
  'late',
  /** A write is stored; the connection is reset instead of the answer. */
  'apply-and-cut',
  'unavailable',
] as const

/** `deny`: as the rules; `revoked`: the connection's token is rejected. */
export type Fault = (typeof FAULTS)[number] | 'deny' | 'revoked'

export type FaultSelector = (path: string, request: DatabaseRequest) => Fault | undefined
