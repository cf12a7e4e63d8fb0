import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  entriesOf,
  VALID_MOVE,
  getForm,
  postForm,
  type Fields,
} from '@/e2e/support/pages/post-form'

const FORMS = [
  ['/', 'Moving quote'],
  ['/', 'Quick estimate'],
  ['/get-quote', 'Quick estimate'],
  ['/toronto', 'Moving quote'],
  ['/toronto', 'Quick estimate'],
  ['/toronto/hire', 'Moving quote'],
  ['/toronto/get-quote', 'Quick estimate'],
  ['/toronto/book-now', 'Junk pickup'],
] as const

/* A post that returns a state can hang the server (vercel/next.js#57867): the time limit of a story shows it. */
for (const [path, label] of FORMS) {
  test(
    `A wrong answer to "${label}" on ${path} comes back`,
    { tag: '@core' },
    async ({ site, database }) => {
      const form = await getForm(site.url + path, label)
      const answer = await postForm(form, { name: 'Mary', phone: '12', message: '' })
      expect(answer.status).toBe(200)
      expect(answer.html).toContain('There is a problem')
      expect(answer.html).toContain('value="Mary"')
      expect(database.read('/leads')).toBeNull()
    },
  )
}

const TOO_LONG_TEXT = 'a'.repeat(1_001)
const INVALID_FORMS: [string, Fields, string][] = [
  ['a city we do not know', { cityKey: 'springfield' }, 'This page is out of date'],
  ['no city', { cityKey: undefined }, 'This page is out of date'],
  ['a city out of the language', { cityKey: '__proto__' }, 'This page is out of date'],
  ['a message over 1,000 characters', { message: TOO_LONG_TEXT }, 'at most 1,000 characters'],
  ['a file for a name', { name: new Blob(['Mary']) }, 'Name is required'],
  ['a name of signs', { name: '<>&"{}$#' }, 'Name is required'],
  ['a date that does not exist', { moveDate: '2027-02-30' }, 'Enter a real date'],
  [
    'nothing at all',
    Object.fromEntries(Object.keys(VALID_MOVE).map((name) => [name, undefined])),
    'Message is required',
  ],
]

for (const [what, fields, message] of INVALID_FORMS) {
  test(
    `A form with ${what} is answered with a message, and not stored`,
    { tag: '@core' },
    async ({ site, database }) => {
      const form = await getForm(`${site.url}/toronto`, 'Moving quote')
      const answer = await postForm(form, { ...VALID_MOVE, ...fields })
      expect(answer.status).toBe(200)
      expect(answer.html).toContain(message)
      expect(database.read('/leads')).toBeNull()
    },
  )
}

test(
  'A phone of 60,000 characters is refused, and what comes back of it is short',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const ordinary = await postForm(form, { ...VALID_MOVE, phone: '12' })
    const answer = await postForm(form, { ...VALID_MOVE, phone: `${'+'.repeat(60_000)}1` })
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('at most 500 characters')
    expect(answer.html.length - ordinary.html.length).toBeLessThan(5_000)
    expect(database.read('/leads')).toBeNull()
  },
)

test('Of a doubled field the first answer counts', { tag: '@core' }, async ({ site, database }) => {
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  const answer = await postForm(form, { ...VALID_MOVE, name: ['Mary', 'Bert'] })
  expect(answer.status).toBe(303)
  expect(Object.values(database.read('/leads') ?? {})).toMatchObject([{ name: 'Mary' }])
})

test(
  'A bot that fills every field is thanked and kept apart',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const answer = await postForm(form, { ...VALID_MOVE, [HONEYPOT_FIELD]: 'https://spam.example' })
    expect(answer.location).toMatch(/^\/thankyou\?/)
    expect(database.read('/leads')).toBeNull()
    expect(Object.values(database.read('/quarantine/leads') ?? {})).toHaveLength(1)
  },
)

test('A body over 64 KB is refused', { tag: '@core' }, async ({ site, database }) => {
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  const answer = await postForm(form, { ...VALID_MOVE, message: 'a'.repeat(65 * 1024) })
  expect(answer.status).toBe(413)
  expect(answer.html).toContain('972-555-0117')
  expect(database.read('/leads')).toBeNull()
})

const UNUSUAL_REQUESTS: [string, RequestInit, number[]][] = [
  ['a GET with an action’s name', { headers: { 'next-action': 'f'.repeat(42) } }, [200]],
  ['a PUT', { method: 'PUT', body: 'x' }, [405]],
  ['a DELETE', { method: 'DELETE' }, [405]],
  ['JSON', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, [415]],
  ['plain text', { method: 'POST', body: 'x' }, [415]],
  ['no body', { method: 'POST' }, [400, 415]],
  [
    'another site’s form',
    { method: 'POST', body: new FormData(), headers: { origin: 'https://evil.example' } },
    [403],
  ],
  [
    'another site’s form by way of a host that it made up',
    {
      method: 'POST',
      body: new FormData(),
      headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    },
    [403],
  ],
  ['a form that names no action', { method: 'POST', body: new FormData() }, [400]],
]

for (const [what, request, statuses] of UNUSUAL_REQUESTS) {
  test(`To ${what} the site answers calmly`, { tag: '@core' }, async ({ site }) => {
    const response = await fetch(`${site.url}/toronto`, request)
    expect(statuses).toContain(response.status)
  })
}

for (const path of ['/badges/x', '/items/piano.webp', '/_next/x', '/_next/data/x.json']) {
  test(
    `A form sent to ${path} meets the door all the same`,
    { tag: '@core' },
    async ({ site, database }) => {
      const { hidden } = await getForm(`${site.url}/toronto`, 'Moving quote')
      const form = { url: site.url + path, hidden }
      expect((await postForm(form, { ...VALID_MOVE, message: 'a'.repeat(65 * 1024) })).status).toBe(
        413,
      )
      const body = new FormData()
      for (const [name, value] of entriesOf(form, VALID_MOVE)) body.append(name, value)
      const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
      const foreign = await fetch(form.url, { method: 'POST', body, headers, redirect: 'manual' })
      expect(foreign.status).toBe(403)
      expect((await postForm(form, VALID_MOVE)).location).not.toContain('/thankyou')
      expect(database.read('/leads')).toBeNull()
    },
  )
}

const makePart = (body: string) =>
  `--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n${body}\r\n--x--\r\n`
const MALFORMED_BODIES = [
  '',
  '--x',
  '--x\r\n\r\n',
  '--x--',
  '\0\0\0',
  '--x\r\ncontent-disposition: form-data',
  '--x\r\ncontent-disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
  makePart(''),
  makePart('{{{'),
  makePart('['.repeat(5_000)),
]

test(
  'Rubbish at an action is refused, neither stored nor harmful',
  { tag: '@core' },
  async ({ site, database }) => {
    const { hidden } = await getForm(`${site.url}/toronto`, 'Moving quote')
    const known = /"id":"([0-9a-f]+)"/.exec(String(hidden))?.[1] ?? ''
    expect(known).toHaveLength(42)
    for (const body of MALFORMED_BODIES) {
      for (const action of [undefined, known, known.replace(/./g, 'f'), 'rubbish']) {
        const response = await fetch(`${site.url}/toronto`, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            origin: site.url,
            ...(action ? { 'next-action': action } : {}),
          },
        })
        await response.arrayBuffer()
        expect([400, 404, 409], `${action}: ${body.slice(0, 80)}`).toContain(response.status)
      }
    }
    expect(site.isRunning()).toBe(true)
    expect((await fetch(`${site.url}/toronto`)).status).toBe(200)
    expect(database.read('/leads')).toBeNull()
  },
)
