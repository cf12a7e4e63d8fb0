import { connect } from 'node:net'
import fc from 'fast-check'
import { ACTION_ARGUMENTS, getActionId } from '@/e2e/support/pages/call-action'
import { makeClientIp } from '@/e2e/support/pages/post-form'
import { mergeFields, type PlainForm } from '@/lib/monitoring/plain-form'
import corpus from './corpus.json'
import { VALID_FIELDS } from './form-inputs'

/** As a browser chooses it; the framework's parser accepts no short ones. */
const BOUNDARY = '----WebKitFormBoundaryJZ9brb7jtCRLtePP'
/** An unfinished request is ended after this time, as by a visitor who leaves. */
const IDLE_TIMEOUT_MS = 700
const TIMEOUT_MS = 10_000

const from = (values: string[]) => fc.constantFrom('', ...values)
const none = { weight: 7, arbitrary: fc.constant(undefined) }
/** Undefined leaves that part of the request valid. */
const rarely = <Value>(change: fc.Arbitrary<Value>) =>
  fc.oneof({ withCrossShrink: true }, none, change)
/** Omits, replaces, adds or doubles one of the table's names; null is the valid value. */
function changeOf(table: Record<string, unknown[]>, other: fc.Arbitrary<string>) {
  const changes = Object.entries(table).map(([name, special]) => {
    const texts = special.map((text) => (typeof text === 'string' ? text : JSON.stringify(text)))
    const value = fc.oneof(fc.constantFrom(null, '', ...texts), other)
    const arbitrary = fc.record({ [name]: fc.array(value, { maxLength: 2 }) })
    return { weight: texts.length > 0 ? 10 : 1, arbitrary }
  })
  return fc.option(fc.oneof(...changes), { nil: {}, freq: 2 })
}

const token = fc.oneof(
  from(corpus.tokens),
  fc.constant('a'.repeat(9_000)),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, '')),
)
const body = fc.oneof(
  token,
  fc.json(),
  fc.constantFrom('['.repeat(5_000) + ']'.repeat(5_000), 'a'.repeat(70_000)),
)

export const brokenRequest = fc.record({
  isHydrated: fc.boolean(),
  fields: fc.record(VALID_FIELDS.move),
  method: rarely(from(corpus.methods)),
  path: rarely(fc.oneof(from(corpus.paths), fc.constant(`/${'a'.repeat(5_000)}`))),
  headers: changeOf(corpus.headers, token),
  parts: changeOf(corpus.parts, body),
  extraPart: rarely(fc.tuple(from(corpus['part headers']), body)),
  bodyEnd: rarely(from(corpus['body ends'])),
  body: rarely(body),
  /** Added to the true content length. */
  lengthError: rarely(fc.constantFrom(-50, -1, 1, 50, 70_000, 1e12)),
  sentShare: rarely(fc.double({ min: 0, max: 1, noNaN: true })),
  replacedBytes: rarely(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 })),
})
type Entry = [name: string, value: string]
type BrokenRequest = typeof brokenRequest extends fc.Arbitrary<infer Value> ? Value : never

/** Encodes the request as latin1, so that every byte value can be expressed. */
function encodeRequest(form: PlainForm, request: BrokenRequest): Buffer {
  const { host, origin, pathname } = new URL(form.url)
  const { isHydrated, method = 'POST', path = pathname, bodyEnd = '--BOUNDARY--\r\n' } = request
  const id = getActionId(form)
  const toBytes = (text: string) =>
    Buffer.from(text.replaceAll('BOUNDARY', BOUNDARY).replaceAll('THE_ACTION', id), 'latin1')

  const validParts: Entry[] = []
  for (const [name, value] of mergeFields(form, request.fields))
    validParts.push([(isHydrated ? '_1_' : '') + name, value as string])
  if (isHydrated) validParts.push(['0', ACTION_ARGUMENTS])
  const parts = applyChanges(validParts, request.parts)
    .map(([name, value]): Entry => [`content-disposition: form-data; name="${name}"`, value])
    .concat(request.extraPart ? [request.extraPart] : [])
    .map(([head, value]) => `--BOUNDARY\r\n${head}\r\n\r\n${value}\r\n`)
  const content = toBytes(request.body ?? parts.join('') + bodyEnd)

  const validHeaders = {
    host,
    origin,
    'content-type': 'multipart/form-data; boundary=BOUNDARY',
    'content-length': String(content.length + (request.lengthError ?? 0)),
    connection: 'close',
    'x-forwarded-for': makeClientIp(),
    ...(isHydrated && { 'next-action': id }),
  }
  const headers = applyChanges(Object.entries(validHeaders), request.headers)
  const lines = [`${method} ${path} HTTP/1.1`, ...headers.map((header) => header.join(': '))]
  const bytes = Buffer.concat([toBytes(`${lines.join('\r\n')}\r\n\r\n`), content])
  for (const [index, byte] of request.replacedBytes ?? []) bytes[index % bytes.length] = byte
  return bytes.subarray(0, Math.floor(bytes.length * (request.sentShare ?? 1)))
}

function applyChanges(valid: Entry[], changes: Record<string, (string | null)[]>): Entry[] {
  const validValues = new Map(valid)
  const changed = Object.entries(changes).flatMap(([name, values]) =>
    values.map((value): Entry => [name, value ?? validValues.get(name) ?? '']),
  )
  return [...valid.filter(([name]) => !(name in changes)), ...changed]
}

/** Sends the bytes until the site answers or closes the connection. @returns the status */
export async function checkBrokenRequest(form: PlainForm, request: BrokenRequest): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const port = Number(new URL(form.url).port)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, signal })
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  // The site may reset the connection on invalid input.
  socket.on('error', () => {})
  socket.on('end', () => socket.end())
  socket.write(encodeRequest(form, request))
  const leaving = setTimeout(() => socket.end(), IDLE_TIMEOUT_MS)
  await new Promise((resolve) => socket.once('close', resolve))
  clearTimeout(leaving)
  if (signal.aborted && answer === '') throw new Error(`no answer in ${TIMEOUT_MS} ms`)
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed without an answer'
  if (Number(status) >= 500) throw new Error(`answered ${status}`)
  return status
}
