import fc from 'fast-check'
import { getActionId, ACTION_ARGUMENTS } from '@/e2e/support/pages/call-action'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { makeClientIp, type PostedForm } from '@/e2e/support/pages/post-form'
import * as rubbish from './invalid-values'
import type { Part, RawRequest } from './raw-request'

/** One change to a request that was right. */
type Mutation = (request: RawRequest) => RawRequest

const makePart = (name: string, body: string): Part => ({
  headers: `content-disposition: form-data; name="${name}"`,
  body,
})

/** A right request, as a browser sends it with these fields. */
function makeValidRequest(
  { url, hidden }: PostedForm,
  fields: Record<string, string>,
  isHydrated: boolean,
  client: string = makeClientIp(),
): RawRequest {
  const { host, origin, pathname } = new URL(url)
  const prefix = isHydrated ? '_1_' : ''
  const all = [...hidden.filter(([name]) => !(name in fields)), ...Object.entries(fields)]
  const parts = all.map(([name, value]) => makePart(prefix + name, value))
  return {
    method: 'POST',
    path: pathname,
    boundary: rubbish.BOUNDARY,
    headers: [
      ['host', host],
      ['origin', origin],
      ['content-type', `multipart/form-data; boundary=${rubbish.BOUNDARY}`],
      ['connection', 'close'],
      ['x-forwarded-for', client],
      ...(isHydrated
        ? ([['next-action', getActionId({ url, hidden })]] satisfies RawRequest['headers'])
        : []),
    ],
    parts: isHydrated ? [...parts, makePart('0', ACTION_ARGUMENTS)] : parts,
    tail: `--${rubbish.BOUNDARY}--\r\n`,
    lengthError: 0,
  }
}

const setHeader =
  (name: string, value: string): Mutation =>
  (request) => ({
    ...request,
    headers: [...request.headers.filter(([other]) => other !== name), [name, value]],
  })
const addHeader =
  (name: string, value: string): Mutation =>
  (request) => ({
    ...request,
    headers: [...request.headers, [name, value]],
  })
const removeHeader =
  (name: string): Mutation =>
  (request) => ({
    ...request,
    headers: request.headers.filter(([other]) => other !== name),
  })
/** Replaces the part of that name, or adds one. */
const setPart =
  (name: string, body: string): Mutation =>
  (request) => {
    const part = makePart(name, body)
    const parts = request.parts.filter(({ headers }) => headers !== part.headers)
    return { ...request, parts: [...parts, part] }
  }

const HEADERS = ['host', 'origin', 'content-type', 'next-action', 'transfer-encoding', 'expect']
const MORE_HEADERS = [
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'forwarded',
    'next-router-state-tree',
  ],
  ...[
    'rsc',
    'next-router-prefetch',
    'x-middleware-subrequest',
    'x-action-redirect',
    'upgrade',
    'cookie',
  ],
  ...[
    'x-http-method-override',
    'content-encoding',
    'range',
    'if-none-match',
    'accept',
    'x-invoke-path',
  ],
  ...[
    'next-url',
    'x-nextjs-data',
    'x-matched-path',
    'x-now-route-matches',
    'x-prerender-revalidate',
  ],
]

function makeMutation(id: string): fc.Arbitrary<Mutation> {
  const from = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
  const bodies = fc.oneof(rubbish.invalidArgument, rubbish.invalidToken)
  return fc.oneof(
    from(rubbish.METHODS).map((method): Mutation => (request) => ({ ...request, method })),
    from(rubbish.PATHS).map((path): Mutation => (request) => ({ ...request, path })),
    from(rubbish.ORIGINS).map((origin) => setHeader('origin', origin)),
    from(rubbish.CONTENT_TYPES).map((type) => setHeader('content-type', type)),
    from(HEADERS).map(removeHeader),
    fc
      .tuple(from([...HEADERS, ...MORE_HEADERS]), rubbish.invalidToken)
      .map((pair) => setHeader(...pair)),
    fc
      .tuple(from([...HEADERS, ...MORE_HEADERS]), rubbish.invalidToken)
      .map((pair) => addHeader(...pair)),
    rubbish.invalidToken.map((action) => setHeader('next-action', action)),
    fc.constant(setHeader('transfer-encoding', 'chunked')),
    // How the length lies: too short, too long, senseless, not at all.
    from([-50, -1, 1, 50, 70_000, 1e12, undefined]).map((lengthError): Mutation => (request) => ({
      ...request,
      lengthError,
    })),
    fc
      .tuple(from(['name', 'message', HONEYPOT_FIELD]), fc.constant('a'.repeat(70_000)))
      .map((pair) => setPart(...pair)),
    rubbish.invalidArgument.map((text) => setPart('0', text)),
    rubbish.makeBoundArgument(id).map((text) => setPart('$ACTION_1:0', text)),
    rubbish.invalidArgument.map((text) => setPart('$ACTION_1:1', text)),
    fc.tuple(from(rubbish.FRAMEWORK_NAMES), bodies).map((pair) => setPart(...pair)),
    fc.tuple(from(rubbish.PART_HEADERS), bodies).map(([headers, body]): Mutation => (request) => ({
      ...request,
      parts: [...request.parts, { headers, body }],
    })),
    fc.nat(12).map((place): Mutation => (request) => ({
      ...request,
      parts: request.parts.toSpliced(place, 1),
    })),
    from(rubbish.BODY_ENDINGS).map((tail): Mutation => (request) => ({ ...request, tail })),
    bodies.map((body): Mutation => (request) => ({ ...request, body })),
    fc.double({ min: 0, max: 1, noNaN: true }).map((share): Mutation => (request) => ({
      ...request,
      corrupt: (bytes) => bytes.subarray(0, Math.floor(bytes.length * share)),
    })),
    fc
      .array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 })
      .map((flips): Mutation => (request) => ({
        ...request,
        corrupt: (bytes) => {
          const spoilt = Buffer.from(bytes)
          for (const [place, byte] of flips) spoilt[place % spoilt.length] = byte
          return spoilt
        },
      })),
  )
}

/** A right request with one to three things wrong. */
export function makeMutant(
  form: PostedForm,
  fields: Record<string, string>,
): fc.Arbitrary<RawRequest> {
  return fc
    .tuple(fc.boolean(), fc.array(makeMutation(getActionId(form)), { minLength: 1, maxLength: 3 }))
    .map(([isHydrated, mutations]) =>
      mutations.reduce(
        (request, mutate) => mutate(request),
        makeValidRequest(form, fields, isHydrated),
      ),
    )
}
