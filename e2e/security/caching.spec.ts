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
    `The ${form ?? 'GET'} response of ${path} is not cached`,
    { tag: '@core' },
    async ({ site }) => {
      const url = site.url + path
      const body = new FormData()
      const hidden = form ? (await fetchForm(url, form)).hidden : []
      for (const [name, value] of hidden) body.append(name, value)
      const response = await fetch(url, form ? { method: 'POST', body } : {})
      expect(response.status).toBe(200)
      expectSecurityHeaders(response, 'document')
      expect(response.headers.get('cache-control')).toContain('no-store')
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
      // The 404 page outside cities is the same for every country.
      if (!path.startsWith('/get-quote')) expect(canada.headers.get('etag')).not.toBe(etag)
    },
  )
}
