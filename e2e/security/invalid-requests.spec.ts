import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'
import { getActionId, VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'
import { createBody, fetchForm } from '@/lib/http/plain-form'

for (const path of ['/badges/x', '/items/piano.webp', '/_next/x', '/_next/data/x.json']) {
  test(
    `Middleware also checks a form sent to ${path}`,
    { tag: '@core' },
    async ({ site, database }) => {
      const { hidden } = await fetchForm(`${site.url}/toronto`, 'Moving quote')
      const form = { url: site.url + path, hidden }
      expect((await postForm(form, { ...VALID_MOVE, message: 'a'.repeat(65 * 1024) })).status).toBe(
        413,
      )
      const body = createBody(form, VALID_MOVE)
      const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
      const foreign = await fetch(form.url, { method: 'POST', body, headers, redirect: 'manual' })
      expect(foreign.status).toBe(403)
      expect((await postForm(form, VALID_MOVE)).location).not.toContain('/thankyou')
      expect(database.read('/leads')).toBeNull()
    },
  )
}

test(
  'A post that announces a megabyte is refused before it is sent',
  { tag: '@core' },
  async ({ site }) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000000',
      origin: site.url,
    }
    const answer = await sendRawRequest(site, 'POST', '/toronto', headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  },
)

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
  makePart('["$K1"]'),
  makePart('["$F1",{"__proto__":{}}]'),
]

// Next answers these itself, mostly with 500.
test(
  'The site stays up after malformed calls of an action, and stores nothing',
  { tag: '@core' },
  async ({ site, database }) => {
    const known = getActionId(await fetchForm(`${site.url}/toronto`, 'Moving quote'))
    expect(known).toHaveLength(42)
    for (const body of MALFORMED_BODIES) {
      for (const action of [undefined, known, known.replace(/./g, 'f'), 'invalid']) {
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
        expect(response.headers.get('location') ?? '').not.toContain('/thankyou')
      }
    }
    expect(site.isRunning()).toBe(true)
    expect((await fetch(`${site.url}/toronto`)).status).toBe(200)
    expect(database.read('/leads')).toBeNull()
  },
)

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

// A post that returns a state can hang the server (vercel/next.js#57867), and then the test times out.
for (const [path, label] of FORMS) {
  test(
    `An invalid form “${label}” on ${path} comes back with its values`,
    { tag: '@core' },
    async ({ site, database }) => {
      const form = await fetchForm(site.url + path, label)
      const answer = await postForm(form, { name: 'Mary', phone: '12', message: '' })
      expect(answer.status).toBe(200)
      expect(answer.html).toContain('Please check your answers')
      expect(answer.html).toContain('value="Mary"')
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(database.read('/leads')).toBeNull()
    },
  )
}
