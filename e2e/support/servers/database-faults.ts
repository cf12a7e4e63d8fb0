export interface DatabaseRequest {
  method: 'connect' | 'auth' | 'read' | 'write'
  /** `uid` of the connection: site or ops. */
  identity: string | undefined
}

/** Faults that a retry survives. */
export const FAULTS = [
  /** The server resets the connection, and also a new one. */
  'refuse',
  /** The server drops the request, without a write or an answer, and answers later ones. */
  'hang',
  /** Two seconds later. */
  'late',
  /** The server stores the write, then resets the connection instead of answering. */
  'apply-and-cut',
  'unavailable',
] as const

/** `deny`: the rules refuse; `revoked`: the server rejects the connection's token. */
export type Fault = (typeof FAULTS)[number] | 'deny' | 'revoked'

export type FaultSelector = (path: string, request: DatabaseRequest) => Fault | undefined
