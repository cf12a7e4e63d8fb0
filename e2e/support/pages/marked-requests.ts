import { request as openRequest } from 'node:http'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { makePiiMarkers, type PiiMarkers } from '@/e2e/support/checks/pii-markers'
import { ACTION_ARGUMENTS, getActionId, VALID_MOVE, makeValidPickup } from './post-form'
import { createBody, fetchForm, type Fields, type PlainForm } from '@/lib/http/plain-form'
import { createIdempotencyKey } from '@/lib/forms/push-key'

/** Requests with markers in every field, valid and invalid in every known way. */

export interface MarkedRequest {
  markers: PiiMarkers
  scenario: string
  request: Request
  /** Closes the connection in the middle of the body, or before the response. */
  abort?: 'midway' | 'early' | undefined
}

interface FillableForm extends PlainForm {
  fill: (markers: PiiMarkers) => Fields
}

interface RequestChanges {
  fields?: Fields
  headers?: Record<string, string>
  /** Replaces the form as the body. */
  body?: string | FormData
  /** False omits the hidden fields, which name the action. */
  hidden?: boolean
  abort?: MarkedRequest['abort']
}

type MakeChanges = (markers: PiiMarkers, form: FillableForm) => RequestChanges

const makeContact = ({ makeWord, phone }: PiiMarkers) => ({
  name: makeWord('n'),
  phone,
  email: `${makeWord('e')}@example.com`,
  message: `Two rooms ${makeWord('m')}`,
})

const FORM_FILLERS: [path: string, label: string, fill: FillableForm['fill']][] = [
  [
    '/toronto',
    'Moving quote',
    (markers) => ({
      ...VALID_MOVE,
      ...makeContact(markers),
      fromCountry: 'canada',
      ...{ zip: markers.postalCode, zipTo: markers.postalCode },
    }),
  ],
  ['/toronto/get-quote', 'Quick estimate', makeContact],
  [
    '/toronto/book-now',
    'Junk pickup',
    (markers) => ({
      ...makeValidPickup(),
      ...makeContact(markers),
      street: `1 ${markers.makeWord('s')} St`,
      ...{ unit: markers.makeWord('u'), city: markers.makeWord('t'), zip: markers.postalCode },
    }),
  ],
]

/** Next ignores a body whose boundary is shorter than a browser's. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const multipart = `multipart/form-data; boundary=${BOUNDARY}`
const makePart = (name: string, text: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

function makeInvalidFields({ makeWord }: PiiMarkers, { hidden, fill }: FillableForm): Fields {
  const ownNames = hidden.map(([name]) => name).filter((name) => !name.startsWith('$'))
  const names = [...Object.keys(fill(makePiiMarkers(0))), ...ownNames]
  return Object.fromEntries(names.map((name) => [name, `${makeWord('z')}.`.repeat(90)]))
}

/** Posts like a hydrated form: the action in a header, its arguments as fields. */
function makeHydratedPost(markers: PiiMarkers, form: FillableForm): RequestChanges {
  const body = new FormData()
  const visible = form.hidden.filter(([name]) => !name.startsWith('$'))
  const hiddenFields = { idempotencyKey: createIdempotencyKey(Date.now()), elapsed: '60000' }
  const all = { ...Object.fromEntries(visible), ...form.fill(markers), ...hiddenFields }
  for (const [name, value] of Object.entries(all)) body.append(`_1_${name}`, String(value))
  body.append('0', ACTION_ARGUMENTS)
  return { body, headers: { 'next-action': getActionId(form), accept: 'text/x-component' } }
}

const SCENARIOS: Record<string, MakeChanges> = {
  valid: () => ({}),
  hydrated: makeHydratedPost,
  'with incomplete answers': ({ makeWord, phone }) => ({
    fields: {
      name: makeWord('n'),
      phone: `${phone}-1`.slice(3),
      email: makeWord('e'),
      message: '',
    },
  }),
  'with invalid answers': (markers, form) => ({ fields: makeInvalidFields(markers, form) }),
  'by a bot': ({ makeWord }) => ({ fields: { [HONEYPOT_FIELD]: makeWord('w') } }),
  'too fast': () => ({ fields: { elapsed: '5' } }),
  'too often': () => ({ headers: { 'x-forwarded-for': '10.77.255.255' } }),
  'with more fields': ({ makeWord }) => ({ fields: { [makeWord('x')]: makeWord('x') } }),
  'with a file': ({ makeWord }) => ({
    fields: { name: new File([makeWord('f')], `${makeWord('f')}.txt`) },
  }),
  'from another site': () => ({ headers: { origin: 'https://evil.example' } }),
  'too large': ({ makeWord }) => ({ fields: { message: makeWord('m').repeat(6_000) } }),
  'to no action': () => ({ hidden: false }),
  'of another type': ({ makeWord, phone }) => ({
    body: `name=${makeWord('n')}&phone=${phone}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'cut short': ({ makeWord }) => ({
    body: makePart('name', makeWord('n')) + makePart('message', makeWord('m')).slice(0, -6),
    headers: { 'content-type': multipart },
  }),
  'aborted midway': () => ({ abort: 'midway' }),
  'aborted early': () => ({ abort: 'early' }),
}

export async function getForms(url: string): Promise<FillableForm[]> {
  return Promise.all(
    FORM_FILLERS.map(async ([path, label, fill]) => ({
      ...(await fetchForm(url + path, label)),
      fill,
    })),
  )
}

/** Combines every form with every scenario, repeatedly, up to `count` requests. */
export function makeMarkedRequests(forms: FillableForm[], count: number): MarkedRequest[] {
  const posts: MarkedRequest[] = []
  while (posts.length < count) {
    for (const [scenario, change] of Object.entries(SCENARIOS)) {
      for (const form of forms) {
        const markers = makePiiMarkers(posts.length)
        const { abort, ...changes } = change(markers, form)
        posts.push({ markers, scenario, abort, request: makeRequest(markers, form, changes) })
      }
    }
  }
  return posts.slice(0, count)
}

function makeRequest(
  markers: PiiMarkers,
  form: FillableForm,
  { fields, headers, body, hidden }: RequestChanges,
): Request {
  const source = hidden === false ? { ...form, hidden: [] } : form
  const filled = createBody(source, { ...form.fill(markers), ...fields })
  return new Request(form.url, {
    method: 'POST',
    body: body ?? filled,
    redirect: 'manual',
    headers: { origin: new URL(form.url).origin, 'x-forwarded-for': markers.clientIp, ...headers },
  })
}

export async function abortRequest(request: Request, abort: 'midway' | 'early'): Promise<void> {
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length }
  const outgoing = openRequest(request.url, { method: 'POST', headers })
  outgoing.on('error', () => {})
  const sent = abort === 'midway' ? body.subarray(0, body.length / 2) : body
  await new Promise((resolve) => outgoing.write(sent, resolve))
  await new Promise((resolve) => setTimeout(resolve, 10))
  outgoing.destroy()
}
