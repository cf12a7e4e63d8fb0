import { request as openRequest } from 'node:http'
import { TRAP_FIELD } from '@/lib/forms/form'
import { newNonce } from '@/lib/submissions/push-id.fixture'
import { marksOf, type Marks } from './marks'
import { getForm, GOOD_MOVE, goodPickup, type Fields, type PostedForm } from './post-form'

/** The site's forms, sent in every way that goes well or wrong, with marks wherever people type. */

export interface MarkedPost {
  marks: Marks
  /** What is done with the form. */
  way: string
  request: Request
  /** The visitor leaves: in the middle of the form, or before the answer. */
  leaves?: 'midway' | 'early' | undefined
}

interface Form extends PostedForm {
  action: string
  fill: (marks: Marks) => Fields
}

/** What goes into a request besides the form's own fields. */
interface Changes {
  /** Come in the place of the form's own. */
  fields?: Fields
  headers?: Record<string, string>
  /** The whole body, in the place of the form. */
  body?: string | FormData
  /** The form's hidden fields, without which no action is named. */
  hidden?: boolean
  leaves?: MarkedPost['leaves']
}

type Way = (marks: Marks, form: Form) => Changes

const contact = ({ word, phone }: Marks) => ({
  name: word('n'),
  phone,
  message: `Two rooms ${word('m')}`,
})

const FILLS: [path: string, label: string, fill: Form['fill']][] = [
  [
    '/toronto',
    'Moving quote',
    (marks) => ({
      ...GOOD_MOVE,
      ...contact(marks),
      ...{ email: `${marks.word('e')}@example.com`, fromCountry: 'canada' },
      ...{ zip: marks.code, zipTo: marks.code },
    }),
  ],
  ['/toronto/get-quote', 'Quick estimate', contact],
  [
    '/toronto/book-now',
    'Junk pickup',
    (marks) => ({
      ...goodPickup(),
      ...contact(marks),
      ...{ street: `1 ${marks.word('s')} St`, unit: marks.word('u'), city: marks.word('t') },
      zip: marks.code,
    }),
  ],
]

/** Shorter ones than those of browsers are not read at all. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const multipart = `multipart/form-data; boundary=${BOUNDARY}`
const part = (name: string, text: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

/** Every field holds a word that it cannot hold. */
function nonsense({ word }: Marks, { hidden, fill }: Form): Fields {
  const own = hidden.map(([name]) => name).filter((name) => !name.startsWith('$'))
  const names = [...Object.keys(fill(marksOf(0))), ...own]
  return Object.fromEntries(names.map((name) => [name, `${word('z')}.`.repeat(90)]))
}

/** As the hydrated form sends it: the action in a header, its arguments in fields of their own. */
function hydrated(marks: Marks, form: Form): Changes {
  const body = new FormData()
  const visible = form.hidden.filter(([name]) => !name.startsWith('$'))
  const visit = { nonce: newNonce(Date.now()), elapsed: '60000' }
  const all = { ...Object.fromEntries(visible), ...form.fill(marks), ...visit }
  for (const [name, value] of Object.entries(all)) body.append(`_1_${name}`, String(value))
  body.append('0', '[{"status":"start","values":{},"errors":{}},"$K1"]')
  return { body, headers: { 'next-action': form.action, accept: 'text/x-component' } }
}

/** Arguments that the framework cannot read. */
const broken =
  (argument: (word: string) => string): Way =>
  ({ word }, { action }) => ({
    body: `${part('1', word('b'))}${part('0', argument(word('a')))}--${BOUNDARY}--\r\n`,
    headers: { 'next-action': action, 'content-type': multipart },
  })

const WAYS: Record<string, Way> = {
  'as it should be': () => ({}),
  hydrated,
  'with wrong answers': ({ word, phone }) => ({
    fields: { name: word('n'), phone: `${phone}-1`.slice(3), email: word('e'), message: '' },
  }),
  'with nonsense': (marks, form) => ({ fields: nonsense(marks, form) }),
  'by a bot': ({ word }) => ({ fields: { [TRAP_FIELD]: word('w') } }),
  'too fast': () => ({ fields: { elapsed: '5' } }),
  'too often': () => ({ headers: { 'x-forwarded-for': '10.77.255.255' } }),
  'with more fields': ({ word }) => ({ fields: { [word('x')]: word('x') } }),
  'with a file': ({ word }) => ({ fields: { name: new File([word('f')], `${word('f')}.txt`) } }),
  'from another site': () => ({ headers: { origin: 'https://evil.example' } }),
  'too large': ({ word }) => ({ fields: { message: word('m').repeat(6_000) } }),
  'to no action': () => ({ hidden: false }),
  'of another type': ({ word, phone }) => ({
    body: `name=${word('n')}&phone=${phone}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'cut short': ({ word }) => ({
    body: part('name', word('n')) + part('message', word('m')).slice(0, -6),
    headers: { 'content-type': multipart },
  }),
  'left midway': () => ({ leaves: 'midway' }),
  'left early': () => ({ leaves: 'early' }),
  'without sense': broken((word) => `["${word}"]`),
  'with a broken reference': broken(() => '["$Q1","$K1"]'),
  'with a broken number': broken((word) => `["$n${word}","$D${word}"]`),
  'with no JSON': broken((word) => word),
  'with a broken state': ({ word }, { hidden }) => {
    const state = hidden.find(([name]) => /^\$ACTION_\d+:1$/.test(name))?.[0] ?? ''
    return { fields: { [state]: `["$n${word('a')}"]` } }
  },
}

export async function getForms(url: string): Promise<Form[]> {
  return Promise.all(
    FILLS.map(async ([path, label, fill]) => {
      const form = await getForm(url + path, label)
      return { ...form, fill, action: /"id":"([\da-f]+)"/.exec(String(form.hidden))?.[1] ?? '' }
    }),
  )
}

/** As many submissions: every form in every way, in turn. */
export function castMarked(forms: Form[], count: number): MarkedPost[] {
  const posts: MarkedPost[] = []
  while (posts.length < count) {
    for (const [way, change] of Object.entries(WAYS)) {
      for (const form of forms) {
        const marks = marksOf(posts.length)
        const { leaves, ...changes } = change(marks, form)
        posts.push({ marks, way, leaves, request: requestOf(marks, form, changes) })
      }
    }
  }
  return posts.slice(0, count)
}

function requestOf(marks: Marks, form: Form, { fields, headers, body, hidden }: Changes): Request {
  const filled = new FormData()
  const all = {
    ...(hidden === false ? {} : Object.fromEntries(form.hidden)),
    ...form.fill(marks),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) filled.append(name, one)
    }
  }
  return new Request(form.url, {
    method: 'POST',
    body: body ?? filled,
    redirect: 'manual',
    headers: { origin: new URL(form.url).origin, 'x-forwarded-for': marks.client, ...headers },
  })
}

/** Sends a request as somebody does who closes the page: half of it, or all without an answer. */
export async function leave(request: Request, leaves: 'midway' | 'early'): Promise<void> {
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length }
  const outgoing = openRequest(request.url, { method: 'POST', headers })
  outgoing.on('error', () => {})
  const sent = leaves === 'midway' ? body.subarray(0, body.length / 2) : body
  await new Promise((resolve) => outgoing.write(sent, resolve))
  await new Promise((resolve) => setTimeout(resolve, 10))
  outgoing.destroy()
}
