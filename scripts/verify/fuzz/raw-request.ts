import { connect } from 'node:net'
import { once } from 'node:events'

/** A request as the bytes that will be sent, right or wrong. */
export interface RawRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  parts: Part[]
  boundary: string
  /** The end of the body, after the last part. */
  tail: string
  /** Instead of the parts. */
  body?: string
  /** How many bytes more (or fewer) than there are the length tells; undefined leaves it out. */
  lengthError: number | undefined
  /** What becomes of the finished bytes. */
  corrupt?: (bytes: Buffer) => Buffer
}

export interface Part {
  headers: string
  body: string
}

export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  status: number
  text: string
}

/** Bytes of latin1, so that any byte can be told. */
export function toBytes(request: RawRequest): Buffer {
  const { method, path, headers, parts, boundary, tail, lengthError, corrupt } = request
  const text =
    request.body ??
    parts.map(({ headers: head, body }) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`).join('') +
      tail
  const body = Buffer.from(text, 'latin1')
  const lines = [...headers]
  if (lengthError !== undefined) lines.push(['content-length', String(body.length + lengthError)])
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body])
  return corrupt ? corrupt(bytes) : bytes
}

/** A request that lacks its end is ended after this long, as by a visitor who goes away. */
const IDLE_TIMEOUT_MS = 700

/** Sends bytes and reads what comes. @throws when neither an answer nor the end comes in time */
export async function sendRaw(port: number, bytes: Buffer, limitMs: number): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A reset is an end too: the site may well hang up on rubbish.
  socket.on('error', () => socket.destroy())
  const closed = once(socket, 'close')
  socket.on('end', () => socket.end())
  socket.write(bytes)
  const ending = setTimeout(() => socket.end(), IDLE_TIMEOUT_MS)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    socket.destroy()
  }, limitMs)
  await closed.catch(() => undefined)
  clearTimeout(ending)
  clearTimeout(limit)
  const text = Buffer.concat(chunks).toString('latin1')
  if (isLate && text === '') throw new Error(`no answer in ${limitMs} ms`)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
}
