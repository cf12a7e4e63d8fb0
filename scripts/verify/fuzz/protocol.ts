import fc from 'fast-check'
import { ACTION_ARGUMENTS, getActionId } from '@/e2e/support/pages/call-action'
import { VALID_MOVE, makeClientIp } from '@/e2e/support/pages/post-form'
import { type PlainForm } from '@/lib/monitoring/plain-form'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { BOUNDARY, getCorpus } from './corpus'
import { sendRaw, toBytes, type RawRequest } from './raw-request'
import { incrementCount, runProperty, type FuzzContext } from './run-inputs'

const CONCURRENCY = 8
const TIMEOUT_MS = 10_000

/** One change to a valid request. */
type Mutation = (request: RawRequest) => RawRequest

const formData = (name: string) => `content-disposition: form-data; name="${name}"`

/** A request as a browser sends it with these fields. */
function makeValidRequest(
  { url, hidden }: PlainForm,
  fields: Record<string, string>,
  isHydrated: boolean,
): RawRequest {
  const { host, origin, pathname } = new URL(url)
  const prefix = isHydrated ? '_1_' : ''
  const entries = [...hidden.filter(([name]) => !(name in fields)), ...Object.entries(fields)]
  const parts = entries.map(([name, value]) => ({ head: formData(prefix + name), body: value }))
  const headers: RawRequest['headers'] = [
    ['host', host],
    ['origin', origin],
    ['content-type', `multipart/form-data; boundary=${BOUNDARY}`],
    ['connection', 'close'],
    ['x-forwarded-for', makeClientIp()],
  ]
  if (isHydrated) {
    headers.push(['next-action', getActionId({ url, hidden })])
    parts.push({ head: formData('0'), body: ACTION_ARGUMENTS })
  }
  const tail = `--${BOUNDARY}--\r\n`
  return { method: 'POST', path: pathname, headers, parts, tail, lengthError: 0 }
}

/** Replaces the header, or removes it where the value is undefined. */
const setHeader =
  (name: string, value?: string): Mutation =>
  (request) => ({
    ...request,
    headers: [
      ...request.headers.filter(([other]) => other !== name),
      ...(value === undefined ? [] : [[name, value] satisfies [string, string]]),
    ],
  })

/** Replaces the part of that name, or adds one. */
const setPart =
  (name: string, body: string): Mutation =>
  (request) => ({
    ...request,
    parts: [
      ...request.parts.filter(({ head }) => head !== formData(name)),
      { head: formData(name), body },
    ],
  })

const from = (title: string) => fc.constantFrom(...getCorpus(title))
const token = fc.oneof(
  from('tokens'),
  fc.constant('a'.repeat(9_000)),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, '')),
)
const argument = fc.oneof(
  { weight: 4, arbitrary: from('arguments') },
  { weight: 1, arbitrary: fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) },
  { weight: 1, arbitrary: fc.json() },
)
const body = fc.oneof(argument, token)

/** @param id the real action's */
function makeMutation(id: string): fc.Arbitrary<Mutation> {
  const change = (arbitrary: fc.Arbitrary<Partial<RawRequest>>) =>
    arbitrary.map((changed): Mutation => (request) => ({ ...request, ...changed }))
  return fc.oneof(
    change(fc.record({ method: from('methods') })),
    change(fc.record({ path: fc.oneof(from('paths'), fc.constant(`/${'a'.repeat(5_000)}`)) })),
    change(fc.record({ tail: from('body ends') })),
    change(fc.record({ body })),
    change(fc.record({ lengthError: fc.constantFrom(-50, -1, 1, 50, 70_000, 1e12, undefined) })),
    from('origins').map((origin) => setHeader('origin', origin)),
    from('content types').map((type) => setHeader('content-type', type)),
    fc
      .tuple(from('headers'), fc.option(token, { nil: undefined }))
      .map((pair) => setHeader(...pair)),
    fc.tuple(from('headers'), token).map((header): Mutation => (request) => ({
      ...request,
      headers: [...request.headers, header],
    })),
    fc.constant(setHeader('transfer-encoding', 'chunked')),
    fc
      .constantFrom('name', 'message', HONEYPOT_FIELD)
      .map((name) => setPart(name, 'a'.repeat(70_000))),
    argument.map((text) => setPart('0', text)),
    from('bound arguments').map((text) => setPart('$ACTION_1:0', text.replace('ID', id))),
    fc.tuple(from('part names'), body).map((pair) => setPart(...pair)),
    fc.tuple(from('part headers'), body).map(([head, text]): Mutation => (request) => ({
      ...request,
      parts: [...request.parts, { head, body: text }],
    })),
    fc.nat(12).map((index): Mutation => (request) => ({
      ...request,
      parts: request.parts.toSpliced(index, 1),
    })),
  )
}

/** Cuts the finished bytes off, or changes some of them. */
const corruption = fc.oneof(
  { weight: 6, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  {
    weight: 1,
    arbitrary: fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((share) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share))),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 })
      .map((flips) => (bytes: Buffer) => {
        for (const [index, byte] of flips) bytes[index % bytes.length] = byte
        return bytes
      }),
  },
)

/** Sends so many valid requests with one to three mutations each. */
export async function fuzzProtocol(context: FuzzContext, runs: number, seed: number) {
  const statuses = new Map<string, number>()
  const { move } = context.forms
  const port = Number(new URL(move.url).port)
  const mutations = fc.array(makeMutation(getActionId(move)), { minLength: 1, maxLength: 3 })
  let visitorCount = 0

  async function send(bytes: Buffer): Promise<void> {
    const status = await sendRaw(port, bytes, TIMEOUT_MS)
    incrementCount(statuses, status === 0 ? 'hung up' : String(status))
    const problem = context.readProblem()
    if (problem) throw new Error(problem)
    if (status >= 500) throw new Error(`answered ${status}`)
  }

  const failures = await Promise.all(
    Array.from({ length: CONCURRENCY }, (_, worker) => {
      const property = fc.asyncProperty(
        fc.boolean(),
        mutations,
        corruption,
        async (isHydrated, list, corrupt) => {
          // Content of its own: the same content of two visitors counts as one request.
          const n = worker * 100_000 + visitorCount++
          const phone = `3${String(n).padStart(9, '0')}`
          const fields = { ...VALID_MOVE, phone, message: `Rooms ${n}` }
          const valid = makeValidRequest(move, fields, isHydrated)
          const mutant = list.reduce((request, mutate) => mutate(request), valid)
          await send(corrupt(toBytes(mutant, BOUNDARY)))
        },
      )
      return runProperty(property, Math.ceil(runs / CONCURRENCY), seed + worker)
    }),
  )
  return { statuses, failures: failures.filter((text) => text !== '') }
}
