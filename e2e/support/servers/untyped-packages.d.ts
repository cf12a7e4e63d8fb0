/** The parts that the tests use of packages without types. */
declare module 'targaryen' {
  interface Result {
    allowed: boolean
  }
  interface Database {
    /** The same rules with other data and identity; null is a stranger. */
    with(changes: { data: object | null; auth: { uid: string } | null }): Database
    read(path: string): Result
    write(path: string, value: unknown): Result
    /** @param patch values by path below `path` */
    update(path: string, patch: object): Result
  }
  export function database(rules: object, data: unknown): Database
}

declare module 'faye-websocket' {
  import type { IncomingMessage } from 'node:http'
  import type { Duplex } from 'node:stream'

  export default class WebSocket {
    constructor(request: IncomingMessage, stream: Duplex, head: Buffer)
    on(event: 'message', listener: (message: { data: string }) => void): void
    on(event: 'close', listener: () => void): void
    send(data: string): void
  }
}
