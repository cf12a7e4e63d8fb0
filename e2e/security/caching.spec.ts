import { expectSecurityHeaders } from '@/e2e/support/checks/response-headers'
import { fetchForm } from '@/lib/monitoring/plain-form'
import { expect, test } from '@/e2e/support/servers/fixtures'

const THANK_YOU_PATH = '/thankyou?kind=quote&city=toronto'

for (const path of ['/logos/usa.svg', '/film/home-team.avif', '/og/toronto.png']) {
  test(`Browsers cache ${path} for the visit`, { tag: '@core' }, async ({ site }) => {
    const { headers } = await fetch(site.url + path)
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
  })
}

/** Responses rendered per request; a form is posted empty, without JavaScript. */
const DYNAMIC_PAGES: [path: string, form?: string][] = [
  [THANK_YOU_PATH],
  ['/toronto', 'Moving quote'],
  ['/toronto/book-now', 'Junk pickup'],
]

for (const [path, form] of DYNAMIC_PAGES) {
  test(
    `The ${form ?? 'GET'} response of ${path} has its own nonce and is not cached`,
    { tag: '@core' },
    async ({ site }) => {
      const url = site.url + path
      const request = async () => {
        if (!form) return fetch(url)
        const body = new FormData()
        for (const [name, value] of (await fetchForm(url, form)).hidden) body.append(name, value)
        return fetch(url, { method: 'POST', body })
      }
      const responses = [await request(), await request()]
      const nonces = responses.map(
        ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
      )
      expect(new Set(nonces).size).toBe(2)
      for (const [n, response] of responses.entries()) {
        expect(response.status).toBe(200)
        expectSecurityHeaders(response, 'page')
        expect(response.headers.get('cache-control')).toContain('no-store')
        expect(await response.text()).toContain(`nonce="${nonces[n]}"`)
      }
    },
  )
}

for (const path of ['/', '/toronto', '/toronto/book-now', '/toronto/nope', '/get-quote/nope']) {
  test(
    `Only the browser caches ${path}, which differs by country`,
    { tag: '@core' },
    async ({ site }) => {
      const get = (country: string, headers = {}) =>
        fetch(site.url + path, { headers: { 'cf-ipcountry': country, ...headers } })
      const [usa, canada] = [await get('US'), await get('CA')]
      expect(usa.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      const etag = usa.headers.get('etag') ?? ''
      // `fetch` alone would ask for a fresh copy.
      const again = await get('US', { 'if-none-match': etag, 'cache-control': 'max-age=0' })
      expect(again.status).toBe(304)
      expect(again.headers.get('content-security-policy')).toBe(
        usa.headers.get('content-security-policy'),
      )
      // The 404 page outside cities is the same for every country.
      if (!path.startsWith('/get-quote')) expect(canada.headers.get('etag')).not.toBe(etag)
    },
  )
}

test('A nonce sent by a client does not appear in a page', { tag: '@core' }, async ({ site }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-theirs'" }
  for (const path of ['/toronto', THANK_YOU_PATH]) {
    expect(await (await fetch(site.url + path, { headers })).text()).not.toContain('theirs')
  }
})
