import { request as openRequest } from 'node:http'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { createNonce } from '@/lib/submissions/push-id.fixture'
import { makePiiMarkers, type PiiMarkers } from '@/e2e/support/checks/pii-markers'
import { getForm, VALID_MOVE, makeValidPickup, type Fields, type PostedForm } from './post-form'

/** The site's forms, sent in every way that goes well or wrong, with marks wherever people type. */

export interface MarkedRequest {
  markers: PiiMarkers
  /** What is done with the form. */
  scenario: string
  request: Request
  /** The visitor leaves: in the middle of the form, or before the answer. */
  abort?: 'midway' | 'early' | undefined
}

interface FillableForm extends PostedForm {
  action: string
  fill: (marks: PiiMarkers) => Fields
}

/** What goes into a request besides the form's own fields. */
interface RequestChanges {
  /** Come in the place of the form's own. */
  fields?: Fields
  headers?: Record<string, string>
  /** The whole body, in the place of the form. */
  body?: string | FormData
  /** The form's hidden fields, without which no action is named. */
  hidden?: boolean
  abort?: MarkedRequest['abort']
}

type MakeChanges = (marks: PiiMarkers, form: FillableForm) => RequestChanges

const makeContact = ({ makeWord, phone }: PiiMarkers) => ({
  name: makeWord('n'),
  phone,
  message: `Two rooms ${makeWord('m')}`,
})

const FORM_FILLERS: [path: string, label: string, fill: FillableForm['fill']][] = [
  [
    '/toronto',
    'Moving quote',
    (marks) => ({
      ...VALID_MOVE,
      ...makeContact(marks),
      ...{ email: `${marks.makeWord('e')}@example.com`, fromCountry: 'canada' },
      ...{ zip: marks.postalCode, zipTo: marks.postalCode },
    }),
  ],
  ['/toronto/get-quote', 'Quick estimate', makeContact],
  [
    '/toronto/book-now',
    'Junk pickup',
    (marks) => ({
      ...makeValidPickup(),
      ...makeContact(marks),
      ...{
        street: `1 ${marks.makeWord('s')} St`,
        unit: marks.makeWord('u'),
        city: marks.makeWord('t'),
      },
      zip: marks.postalCode,
    }),
  ],
]

/** Shorter ones than those of browsers are not read at all. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const multipart = `multipart/form-data; boundary=${BOUNDARY}`
const makePart = (name: string, text: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

/** Every field holds a word that it cannot hold. */
function makeInvalidFields({ makeWord }: PiiMarkers, { hidden, fill }: FillableForm): Fields {
  const ownNames = hidden.map(([name]) => name).filter((name) => !name.startsWith('$'))
  const names = [...Object.keys(fill(makePiiMarkers(0))), ...ownNames]
  return Object.fromEntries(names.map((name) => [name, `${makeWord('z')}.`.repeat(90)]))
}

/** As the hydrated form sends it: the action in a header, its arguments in fields of their own. */
function makeHydratedPost(markers: PiiMarkers, form: FillableForm): RequestChanges {
  const body = new FormData()
  const visible = form.hidden.filter(([name]) => !name.startsWith('$'))
  const visit = { nonce: createNonce(Date.now()), elapsed: '60000' }
  const all = { ...Object.fromEntries(visible), ...form.fill(markers), ...visit }
  for (const [name, value] of Object.entries(all)) body.append(`_1_${name}`, String(value))
  body.append('0', '[{"status":"start","values":{},"errors":{}},"$K1"]')
  return { body, headers: { 'next-action': form.action, accept: 'text/x-component' } }
}

/** Arguments that the framework cannot read. */
const makeBrokenCall =
  (argument: (word: string) => string): MakeChanges =>
  ({ makeWord }, { action }) => ({
    body: `${makePart('1', makeWord('b'))}${makePart('0', argument(makeWord('a')))}--${BOUNDARY}--\r\n`,
    headers: { 'next-action': action, 'content-type': multipart },
  })

const SCENARIOS: Record<string, MakeChanges> = {
  'as it should be': () => ({}),
  hydrated: makeHydratedPost,
  'with wrong answers': ({ makeWord, phone }) => ({
    fields: {
      name: makeWord('n'),
      phone: `${phone}-1`.slice(3),
      email: makeWord('e'),
      message: '',
    },
  }),
  'with nonsense': (marks, form) => ({ fields: makeInvalidFields(marks, form) }),
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
  'left midway': () => ({ abort: 'midway' }),
  'left early': () => ({ abort: 'early' }),
  'without sense': makeBrokenCall((word) => `["${word}"]`),
  'with a broken reference': makeBrokenCall(() => '["$Q1","$K1"]'),
  'with a broken number': makeBrokenCall((word) => `["$n${word}","$D${word}"]`),
  'with no JSON': makeBrokenCall((word) => word),
  'with a broken state': ({ makeWord }, { hidden }) => {
    const state = hidden.find(([name]) => /^\$ACTION_\d+:1$/.test(name))?.[0] ?? ''
    return { fields: { [state]: `["$n${makeWord('a')}"]` } }
  },
}

export async function getForms(url: string): Promise<FillableForm[]> {
  return Promise.all(
    FORM_FILLERS.map(async ([path, label, fill]) => {
      const form = await getForm(url + path, label)
      return { ...form, fill, action: /"id":"([\da-f]+)"/.exec(String(form.hidden))?.[1] ?? '' }
    }),
  )
}

/** As many submissions: every form in every way, in turn. */
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
  const filled = new FormData()
  const all = {
    ...(hidden === false ? {} : Object.fromEntries(form.hidden)),
    ...form.fill(markers),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) filled.append(name, item)
    }
  }
  return new Request(form.url, {
    method: 'POST',
    body: body ?? filled,
    redirect: 'manual',
    headers: { origin: new URL(form.url).origin, 'x-forwarded-for': markers.clientIp, ...headers },
  })
}

/** Sends a request as somebody does who closes the page: half of it, or all without an answer. */
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
