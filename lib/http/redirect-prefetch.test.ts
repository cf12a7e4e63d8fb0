import { skipRedirectPrefetch } from './redirect-prefetch'

const THANKS = new URL('http://localhost:3000/thankyou?city=toronto&_rsc=x')
const PREFETCH = { method: 'GET', headers: new Headers({ rsc: '1' }) }

test.each<[string, URL, RequestInit, number]>([
  ['Next’s request for an action’s redirect', THANKS, PREFETCH, 204],
  ['a request for its HTML', THANKS, { method: 'GET', headers: new Headers() }, 200],
  ['a form', THANKS, { ...PREFETCH, method: 'POST' }, 200],
  ['another page', new URL('/toronto', THANKS), PREFETCH, 200],
  ['another service', new URL('https://geo.example/json/'), {}, 200],
])('For %s the status is %s', async (_what, url, init, status) => {
  const originalFetch = globalThis.fetch
  globalThis.fetch = () => Promise.resolve(new Response('page'))
  skipRedirectPrefetch()
  expect((await fetch(url, init)).status).toBe(status)
  globalThis.fetch = originalFetch
})
