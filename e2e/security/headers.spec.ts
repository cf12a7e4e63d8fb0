import { expect, test } from '@/e2e/support/servers/fixtures'
import { getCspSources } from '@/e2e/support/checks/csp-violations'
import { getForm } from '@/e2e/support/pages/post-form'

const THANK_YOU_PATH = '/thankyou?kind=quote&city=toronto'

interface ResponseCase {
  name: string
  path: string
  /** What is sent instead of a plain GET. */
  init?: RequestInit
  /** The form that is sent as it is, empty, without JavaScript. */
  form?: string
  status: number
}

const PRERENDERED_PAGES: ResponseCase[] = [
  { name: 'the home page', path: '/', status: 200 },
  { name: 'a city page', path: '/toronto', status: 200 },
  { name: 'the booking page', path: '/toronto/book-now', status: 200 },
  { name: 'a city’s 404', path: '/toronto/nope', status: 404 },
  { name: 'the site’s 404', path: '/get-quote/nope', status: 404 },
]
const DYNAMIC_RESPONSES: ResponseCase[] = [
  { name: 'the thank-you page', path: THANK_YOU_PATH, status: 200 },
  { name: 'a post', path: '/toronto', form: 'Moving quote', status: 200 },
  { name: 'a booking', path: '/toronto/book-now', form: 'Junk pickup', status: 200 },
]
const NON_PAGE_RESPONSES: ResponseCase[] = [
  { name: 'a redirect', path: '/nowhere', status: 307 },
  { name: 'a correction', path: '/Toronto', status: 308 },
  { name: 'a refusal', path: '/toronto', init: { method: 'DELETE' }, status: 405 },
  {
    name: 'a post of no form',
    path: '/',
    init: { method: 'POST', body: new FormData() },
    status: 400,
  },
  { name: 'a refused post', path: '/', init: { method: 'POST', body: 'a=b' }, status: 415 },
  { name: 'no calendar file', path: '/api/pickup.ics', status: 404 },
  { name: 'the manifest', path: '/manifest.webmanifest', status: 200 },
]
const STATIC_FILES: ResponseCase[] = [
  { name: 'the icon', path: '/icon.svg', status: 200 },
  { name: 'the old icon', path: '/favicon.ico', status: 200 },
  { name: 'the icon of phones', path: '/apple-icon.png', status: 200 },
  { name: 'no file', path: '/nope.png', status: 404 },
]
/** In the folders of public/ and of the build: what concerns documents only is left out. */
const PUBLIC_FOLDER_FILES: ResponseCase[] = [
  { name: 'a picture', path: '/logos/usa.svg', status: 200 },
  { name: 'the poster', path: '/film/home-team.avif', status: 200 },
  { name: 'a picture to be shared', path: '/og/toronto.png', status: 200 },
  { name: 'no picture', path: '/badges/nope.svg', status: 404 },
]

async function sendRequest(url: string, { path, init, form }: ResponseCase): Promise<Response> {
  if (!form) return fetch(url + path, { redirect: 'manual', ...init })
  const body = new FormData()
  for (const [name, value] of (await getForm(url + path, form)).hidden) body.append(name, value)
  return fetch(url + path, { method: 'POST', body })
}

for (const kind of [
  ...PRERENDERED_PAGES,
  ...DYNAMIC_RESPONSES,
  ...NON_PAGE_RESPONSES,
  ...STATIC_FILES,
  ...PUBLIC_FOLDER_FILES,
]) {
  test(`The answer has its headers: ${kind.name}`, { tag: '@core' }, async ({ site }) => {
    const response = await sendRequest(site.url, kind)
    expect(response.status).toBe(kind.status)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    if (PUBLIC_FOLDER_FILES.includes(kind)) expect(headers).not.toHaveProperty('permissions-policy')
    else {
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
    }
    expect(response.headers.has('x-powered-by')).toBe(false)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
}

for (const kind of PUBLIC_FOLDER_FILES.filter(({ status }) => status === 200)) {
  test(
    `A page of the same visit does not ask again for ${kind.name}`,
    { tag: '@core' },
    async ({ site }) => {
      const { headers } = await sendRequest(site.url, kind)
      expect(headers.get('cache-control')).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      )
    },
  )
}

for (const kind of [...PRERENDERED_PAGES, ...DYNAMIC_RESPONSES]) {
  test(
    `A page starts from nothing, in one policy without unsafe-inline: ${kind.name}`,
    { tag: '@core' },
    async ({ site }) => {
      const { headers } = await sendRequest(site.url, kind)
      for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
        expect(getCspSources(headers, directive), directive).toEqual(["'none'"])
      }
      expect(getCspSources(headers, 'form-action')).toEqual(["'self'"])
      // Two policies would arrive as one line, joined by a comma.
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|,/)
    },
  )
}

for (const kind of DYNAMIC_RESPONSES) {
  test(
    `What is rendered for one visitor has a nonce, and nobody keeps it: ${kind.name}`,
    { tag: '@core' },
    async ({ site }) => {
      const [one, two] = [await sendRequest(site.url, kind), await sendRequest(site.url, kind)]
      const nonces = [one, two].map(
        ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
      )
      expect(new Set(nonces).size).toBe(2)
      expect(await one.text()).toContain(`nonce="${nonces[0]}"`)
      expect(one.headers.get('cache-control')).toContain('no-store')
    },
  )
}

for (const kind of NON_PAGE_RESPONSES) {
  test(
    `What is no page loads and runs nothing: ${kind.name}`,
    { tag: '@core' },
    async ({ site }) => {
      const { headers } = await sendRequest(site.url, kind)
      expect(getCspSources(headers, 'default-src')).toEqual(["'none'"])
      if (kind.init) expect(headers.get('cache-control')).toContain('no-store')
    },
  )
}

for (const { name, path } of PRERENDERED_PAGES) {
  test(
    `No shared cache keeps what has a variant per country: ${name}`,
    { tag: '@core' },
    async ({ site }) => {
      const [usa, canada] = await Promise.all(
        ['US', 'CA'].map((country) =>
          fetch(site.url + path, { headers: { 'cf-ipcountry': country } }),
        ),
      )
      expect(usa?.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      const etag = usa?.headers.get('etag') ?? ''
      const again = await fetch(site.url + path, {
        // `fetch` alone would ask for a fresh copy.
        headers: { 'cf-ipcountry': 'US', 'if-none-match': etag, 'cache-control': 'max-age=0' },
      })
      expect(again.status).toBe(304)
      expect(again.headers.get('content-security-policy')).toBe(
        usa?.headers.get('content-security-policy'),
      )
      // The site's 404 is one for all.
      if (!path.startsWith('/get-quote')) expect(canada?.headers.get('etag')).not.toBe(etag)
    },
  )
}

test(
  'A nonce that a client makes up does not get into a page',
  { tag: '@core' },
  async ({ site }) => {
    const headers = { 'content-security-policy': "script-src 'nonce-theirs'" }
    for (const path of ['/toronto', THANK_YOU_PATH]) {
      expect(await (await fetch(site.url + path, { headers })).text()).not.toContain('theirs')
    }
  },
)
