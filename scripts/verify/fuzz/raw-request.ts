import { once } from 'node:events'
import { connect } from 'node:net'

/** A request as it will be sent, valid or not. */
export interface RawRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  parts: { head: string; body: string }[]
  /** The end of the body, after the last part. */
  tail: string
  /** Replaces the parts. */
  body?: string
  /** Added to the true content length; undefined leaves the header out. */
  lengthError: number | undefined
}

/** Encoded as latin1, so that every byte value can be expressed. */
export function toBytes(request: RawRequest, boundary: string): Buffer {
  const { method, path, parts, tail, lengthError } = request
  const texts = parts.map(({ head, body }) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`)
  const body = Buffer.from(request.body ?? texts.join('') + tail, 'latin1')
  const length = lengthError === undefined ? [] : [`content-length: ${body.length + lengthError}`]
  const headers = [...request.headers.map((header) => header.join(': ')), ...length]
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}

/** An unfinished request is ended after this time, as by a visitor who leaves. */
const IDLE_TIMEOUT_MS = 700

/**
 * Sends bytes and reads the answer.
 * @returns its status; 0 for a connection that was closed without one
 * @throws Error when neither an answer nor the end comes in time
 */
export async function sendRaw(port: number, bytes: Buffer, timeoutMs: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // The site may close the connection on invalid input: a reset is an end, too.
  socket.on('error', () => socket.destroy())
  socket.on('end', () => socket.end())
  const closed = once(socket, 'close')
  socket.write(bytes)
  const ending = setTimeout(() => socket.end(), IDLE_TIMEOUT_MS)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    socket.destroy()
  }, timeoutMs)
  await closed.catch(() => undefined)
  clearTimeout(ending)
  clearTimeout(limit)
  if (isLate && chunks.length === 0) throw new Error(`no answer in ${timeoutMs} ms`)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 0)
}
