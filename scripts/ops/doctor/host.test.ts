import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkCache, checkHost, checkVisitorAddress } from './host'

const VERCEL = { server: 'Vercel', 'x-vercel-id': 'iad1::abc', 'x-vercel-cache': 'MISS' }

test.each([
  [VERCEL, 'ok', 'Vercel serves this address itself'],
  [{ ...VERCEL, server: 'cloudflare', 'cf-ray': '8a-YYZ' }, 'wrong', '(cloudflare) is in front'],
  [{ ...VERCEL, 'x-azure-ref': 'a' }, 'wrong', 'Another server (Vercel) is in front'],
  [{ ...VERCEL, server: 'nginx' }, 'wrong', 'Another server (nginx) is in front'],
  [{ ...VERCEL, via: '1.1 google' }, 'wrong', 'Another server (Vercel) is in front'],
  [{ server: 'nginx', via: '1.1 proxy' }, 'warning', 'Vercel does not serve this address'],
])('The answer %j is judged %s', (headers, level, message) => {
  expect(checkVisitorAddress(new Headers(headers as Record<string, string>))).toMatchObject({
    level,
    message: expect.stringContaining(message) as unknown,
  })
})

test.each([
  [200, 'ok', 'answers 200'],
  [503, 'wrong', 'answers 503'],
  [401, 'wrong', 'answers 401'],
])('A site that answers %s is judged %s', async (status, level, message) => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  fetch.mockResolvedValue(new Response(null, { status, headers: VERCEL }))
  const [answer, ...others] = await checkHost('https://site.example')
  expect(answer).toMatchObject({ level, message: `https://site.example/api/health ${message}` })
  expect(others).toMatchObject([{ level: 'ok' }])
  expect(fetch.mock.calls[0]?.[0]).toBe('https://site.example/api/health')
  fetch.mockRestore()
})

/** Starts a site. `answer` returns a page's headers; `times` counts its earlier requests. */
async function checkCacheOf(answer: (path: string, times: number) => OutgoingHttpHeaders) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const times = asked.filter((path) => path === url).length
    asked.push(url)
    response.writeHead(200, answer(url, times)).end('<html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const findings = await checkCache(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return { asked, findings }
}

test.each<[string, (times: number) => OutgoingHttpHeaders]>([
  ['a server of Next', () => ({ 'x-nextjs-cache': 'HIT' })],
  ['a page that is refreshed', () => ({ 'x-nextjs-cache': 'STALE' })],
  ['Vercel', () => ({ 'x-vercel-cache': 'PRERENDER' })],
  ['a cache that was empty', (times) => ({ 'x-vercel-cache': times ? 'HIT' : 'MISS' })],
  ['a proxy that says only the age', (times) => (times ? { age: '3' } : {})],
])('Pages from the cache of %s pass, after two requests each', async (_what, answer) => {
  const { asked, findings } = await checkCacheOf((_path, times) => answer(times))
  expect(findings).toEqual([])
  expect(asked.filter((path) => path === '/toronto')).toHaveLength(2)
  expect(new Set(asked).size).toBe(asked.length / 2)
})

test.each<OutgoingHttpHeaders>([
  {},
  { 'x-vercel-cache': 'MISS' },
  { 'x-vercel-cache': 'BYPASS', 'x-nextjs-cache': 'HIT' },
  { 'x-nextjs-cache': 'MISS' },
  { age: '0' },
])('A page that is rendered for each request is named: %j', async (headers) => {
  const { findings } = await checkCacheOf((path) =>
    path === '/ottawa' ? headers : { 'x-nextjs-cache': 'HIT' },
  )
  expect(findings).toMatchObject([
    { level: 'wrong', message: 'Pages that no cache holds: /ottawa' },
  ])
})
